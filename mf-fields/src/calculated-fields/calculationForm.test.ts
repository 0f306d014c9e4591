import { asId, type Calculation, type SearchId } from 'shared-kernel/model';
import { aField } from 'shared-kernel/testing';
import { calculationOf, EMPTY_FORM, fittingFields, formOf } from './calculationForm';

const LIST = [
  aField({ name: 'Gift Jan', type: 'donation' }),
  aField({ name: 'Gift Feb', type: 'donation' }),
  aField({ name: 'Miles', type: 'number' }),
  aField({ name: 'Joined', type: 'date' }),
  aField({ name: 'City', type: 'string' }),
];
const names = (...list: readonly string[]) => ({ by: 'names', names: list }) as const;
const days = { withinYear: true, shows: 'value' } as const;

it.each<Calculation>([
  { kind: 'sum', fields: names('Gift Jan', 'Gift Feb'), isMoney: true },
  { kind: 'sum', fields: names('Gift Jan', 'Miles'), isMoney: false },
  { kind: 'largest', fields: { by: 'prefix', prefix: 'Gift ' }, isMoney: true, shows: 'fieldName' },
  { kind: 'count', fields: names('City'), withinYear: false },
  { kind: 'latest', fields: names('Joined'), ...days },
  { kind: 'first', fields: names('Joined'), ...days },
  { kind: 'yearsSince', field: 'Joined' },
  { kind: 'rate', field: 'Miles', gives: 0.5, per: 10, rounding: 'hundredths' },
  { kind: 'share', field: 'Miles', of: 100, among: 'all' },
  { kind: 'rank', field: 'Miles', among: 'having' },
  { kind: 'searchTotal', searchId: asId<SearchId>('a') },
])('shows %j in the form, and reads it from there again', (calculation) => {
  expect(calculationOf(formOf('x', { calculation }), LIST)).toEqual({ calculation, lacks: null });
});

it.each([
  [{ kind: 'sum' }, 'Choose at least one field'],
  [{ kind: 'count', by: 'prefix' }, 'Say how the names begin'],
  [{ kind: 'share' }, 'Choose a field'],
  [{ kind: 'searchTotal' }, 'Choose a search'],
  [{ kind: 'rate', field: 'Miles', per: '0' }, /between/],
  [{ kind: 'rate', field: 'Miles', gives: 'many' }, /between/],
] as const)('says what %j still lacks', (changes, lacks) => {
  const asked = calculationOf({ ...EMPTY_FORM, ...changes }, LIST);
  expect(asked.calculation).toBeNull();
  expect(asked.lacks).toMatch(lacks);
});

it('offers the fields that a kind can be worked out of, and never the field itself', () => {
  const own = {
    ...aField({ name: 'Total', type: 'donation' }),
    calculated: {
      ...{ id: 'own', explained: false, figures: null },
      calculation: { kind: 'yearsSince', field: 'Joined' } as const,
      saved: { revision: 1, savedBy: '', savedAt: null },
    },
  };
  const offered = (kind: 'sum' | 'latest' | 'count', withinYear = false, id = 'own') =>
    fittingFields({ kind, withinYear }, [...LIST, own], id).map(({ name }) => name);
  expect(offered('sum')).toEqual(['Gift Jan', 'Gift Feb', 'Miles']);
  expect(offered('sum', false, 'other')).toContain('Total');
  expect(offered('latest')).toEqual(['Joined']);
  expect(offered('count', true)).toEqual(['Joined']);
  expect(offered('count')).toHaveLength(5);
});
