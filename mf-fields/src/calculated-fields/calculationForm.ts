import { compileYear, fitsCalculation, neverSharedIn, type YearDefinitions } from 'evaluation';
import {
  asId,
  namedFields,
  namesNeverShared,
  typeOfCalculation,
  type Among,
  type CalculatedPart,
  type Calculation,
  type CalculationKind,
  type FieldListEntry,
  type Rounding,
  type SearchId,
  type ShareOf,
  type ShownOf,
} from 'shared-kernel/model';

/** A calculated field as it stands in the form: what one kind does not ask is kept for another. */
export interface CalculationForm {
  readonly name: string;
  readonly kind: CalculationKind;
  readonly by: 'names' | 'prefix';
  readonly prefix: string;
  readonly names: readonly string[];
  readonly field: string;
  readonly searchId: string;
  /** As they are typed. */
  readonly gives: string;
  readonly per: string;
  readonly rounding: Rounding;
  readonly of: ShareOf;
  readonly among: Among;
  readonly withinYear: boolean;
  readonly shows: ShownOf;
  /** Whether supporters may ask. */
  readonly explained: boolean;
  /** What they then read; null: what the form proposes. */
  readonly explanation: string | null;
}

export const EMPTY_FORM: CalculationForm = {
  ...{ name: '', kind: 'sum', by: 'names', prefix: '', names: [], field: '', searchId: '' },
  ...{ gives: '3', per: '10', rounding: 'down', of: 10, among: 'having' },
  ...{ withinYear: true, shows: 'value', explained: false, explanation: null },
};

export function formOf(
  name: string,
  {
    calculation,
    explained = false,
    explanation = '',
  }: Pick<CalculatedPart, 'calculation' | 'explained' | 'explanation'>,
): CalculationForm {
  const { kind, ...parts } = calculation;
  const fields = 'fields' in parts ? parts.fields : null;
  return {
    ...EMPTY_FORM,
    ...{ name, kind, explained },
    explanation: explanation.trim() === '' ? null : explanation,
    ...(fields?.by === 'names' && { by: fields.by, names: fields.names }),
    ...(fields?.by === 'prefix' && { by: fields.by, prefix: fields.prefix }),
    ...('field' in parts && { field: parts.field }),
    ...('searchId' in parts && { searchId: parts.searchId }),
    ...('gives' in parts && {
      gives: String(parts.gives),
      per: String(parts.per),
      rounding: parts.rounding,
    }),
    ...('of' in parts && { of: parts.of }),
    ...('among' in parts && { among: parts.among }),
    ...('withinYear' in parts && { withinYear: parts.withinYear }),
    ...('shows' in parts && { shows: parts.shows }),
  };
}

type Listed = Pick<FieldListEntry, 'name' | 'type' | 'calculated'>;

/** What the form asks to have worked out, or what it still lacks. */
export type AskedCalculation =
  | { readonly calculation: Calculation; readonly lacks: null }
  | { readonly calculation: null; readonly lacks: string };

const lacking = (lacks: string): AskedCalculation => ({ calculation: null, lacks });
const asked = (calculation: Calculation): AskedCalculation => ({ calculation, lacks: null });

export function calculationOf(form: CalculationForm, list: readonly Listed[]): AskedCalculation {
  const { kind, withinYear, shows, among } = form;
  switch (kind) {
    case 'sum':
    case 'largest':
    case 'count':
    case 'latest':
    case 'first': {
      const fields = chosenFields(form);
      if (fields === null)
        return lacking(
          form.by === 'prefix' ? 'Say how the names begin' : 'Choose at least one field',
        );
      if (kind === 'count') return asked({ kind, fields, withinYear });
      if (kind === 'latest' || kind === 'first') return asked({ kind, fields, withinYear, shows });
      const isMoney = isOfMoney({ kind: 'sum', fields, isMoney: false }, list);
      return asked(kind === 'sum' ? { kind, fields, isMoney } : { kind, fields, isMoney, shows });
    }
    case 'searchTotal':
      return form.searchId === ''
        ? lacking('Choose a search')
        : asked({ kind, searchId: asId<SearchId>(form.searchId) });
    default:
      return ofOneField(form, kind, among);
  }
}

function ofOneField(
  form: CalculationForm,
  kind: 'yearsSince' | 'rate' | 'share' | 'rank',
  among: Among,
): AskedCalculation {
  const { field } = form;
  if (field === '') return lacking('Choose a field');
  if (kind === 'yearsSince') return asked({ kind, field });
  if (kind === 'share') return asked({ kind, field, of: form.of, among });
  if (kind === 'rank') return asked({ kind, field, among });
  const [gives, per] = [rateNumber(form.gives), rateNumber(form.per)];
  if (gives === null || per === null)
    return lacking('Both numbers have to be between 0.001 and 1,000,000');
  return asked({ kind, field, gives, per, rounding: form.rounding });
}

const rateNumber = (text: string): number | null => {
  const number = text.trim() === '' ? NaN : Number(text.replaceAll(',', ''));
  return number >= 0.001 && number <= 1_000_000 ? number : null;
};

const chosenFields = ({ by, prefix, names }: CalculationForm) => {
  if (by === 'prefix') return prefix === '' ? null : ({ by, prefix } as const);
  return names.length === 0 ? null : ({ by, names } as const);
};

/** Of money where all that is added up is. */
function isOfMoney(calculation: Calculation, list: readonly Listed[]): boolean {
  const sources = sourcesIn(calculation, list);
  return sources.length > 0 && sources.every(({ type }) => type === 'donation');
}

/** The fields of the list that a calculation would be worked out of. */
function sourcesIn(calculation: Calculation, list: readonly Listed[]): readonly Listed[] {
  const names = new Set(namedFields(calculation));
  const prefix =
    'fields' in calculation && calculation.fields.by === 'prefix'
      ? calculation.fields.prefix
      : null;
  return list.filter(
    ({ name, type, calculated }) =>
      fitsCalculation(calculation, type) &&
      (prefix === null ? names.has(name) : calculated === undefined && name.startsWith(prefix)),
  );
}

/** A field that is never shared, of which this one would be worked out, however far; null without. */
export function neverSharedSource(
  calculation: Calculation,
  id: string,
  {
    fields,
    ...rest
  }: Pick<YearDefinitions, 'year' | 'searches'> & {
    readonly fields: readonly FieldListEntry[];
  },
): string | null {
  const asked = {
    ...{ name: '', type: typeOfCalculation(calculation) },
    calculated: { id, calculation, figures: null },
  };
  const others = fields.filter(({ calculated }) => calculated?.id !== id);
  const compiled = compileYear({
    ...{ ...rest, fields: [...others, asked], screens: [] },
    // What a field tells of is the same on each day.
    today: rest.year.dateFrom,
  });
  return neverSharedIn(compiled, namesNeverShared(fields))({ source: 'field', id: asked.name });
}

/** Those of the list that the form's kind can be worked out of, but for the field itself. */
export function fittingFields<Field extends Listed>(
  { kind, withinYear }: Pick<CalculationForm, 'kind' | 'withinYear'>,
  list: readonly Field[],
  id: string,
): readonly Field[] {
  const probe = PROBES[kind](withinYear);
  return list.filter(
    ({ type, calculated }) => calculated?.id !== id && fitsCalculation(probe, type),
  );
}

const NO_FIELDS = { by: 'names', names: [] } as const;
const SHOWN = { fields: NO_FIELDS, withinYear: false, shows: 'value' } as const;

const PROBES = {
  sum: () => ({ kind: 'sum', fields: NO_FIELDS, isMoney: false }),
  count: (withinYear) => ({ kind: 'count', fields: NO_FIELDS, withinYear }),
  largest: () => ({ kind: 'largest', fields: NO_FIELDS, isMoney: false, shows: 'value' }),
  latest: () => ({ kind: 'latest', ...SHOWN }),
  first: () => ({ kind: 'first', ...SHOWN }),
  yearsSince: () => ({ kind: 'yearsSince', field: '' }),
  rate: () => ({ kind: 'rate', field: '', gives: 1, per: 1, rounding: 'down' }),
  share: () => ({ kind: 'share', field: '', of: 10, among: 'all' }),
  rank: () => ({ kind: 'rank', field: '', among: 'all' }),
  searchTotal: () => ({ kind: 'searchTotal', searchId: asId<SearchId>('') }),
} as const satisfies Record<CalculationKind, (withinYear: boolean) => Calculation>;
