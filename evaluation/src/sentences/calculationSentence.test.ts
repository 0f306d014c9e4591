import { asId, type Calculation, type SearchId } from 'shared-kernel/model';
import { calculationSentence } from './calculationSentence';

const scope = {
  dateTo: { year: 2027, month: 1, day: 1 },
  nameOfSearch: (id: string) => (id === 'a' ? 'Signed' : null),
};
const names = (...list: readonly string[]) => ({ by: 'names', names: list }) as const;

it.each<readonly [Calculation, string]>([
  [
    { kind: 'sum', fields: names('Jan', 'Feb', 'Mar', 'Apr', 'May'), isMoney: true },
    'The sum of “Jan”, “Feb”, “Mar” and 2 more.',
  ],
  [
    { kind: 'count', fields: { by: 'prefix', prefix: 'PET ' }, withinYear: true },
    'How many of the fields that begin with “PET” have a day within the year.',
  ],
  [
    { kind: 'largest', fields: names('Jan', 'Feb'), isMoney: true, shows: 'fieldName' },
    'The name of the largest of “Jan” and “Feb”.',
  ],
  [
    { kind: 'first', fields: names('Joined'), withinYear: false, shows: 'value' },
    'The earliest day of “Joined”.',
  ],
  [{ kind: 'yearsSince', field: 'Joined' }, 'Full years from “Joined” to 31 December 2026.'],
  [
    { kind: 'rate', field: 'Given', gives: 3, per: 10, rounding: 'down' },
    '3 for every 10 of “Given”, whole ones only.',
  ],
  [
    { kind: 'share', field: 'Given', of: 10, among: 'having' },
    'Of every 10 supporters who have “Given”, how many have less of it, rounded down.',
  ],
  [
    { kind: 'searchTotal', searchId: asId<SearchId>('a') },
    'How many supporters match the search “Signed” in the whole year: the same number for everybody.',
  ],
  [
    { kind: 'searchTotal', searchId: asId<SearchId>('gone') },
    'How many supporters match a search that is not there any more.',
  ],
])('[E81] says how %j is worked out', (calculation, sentence) => {
  expect(calculationSentence(calculation, scope).replaceAll('\u00a0', ' ')).toBe(sentence);
});
