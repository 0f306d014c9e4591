import {
  asId,
  LONGEST_EXPLANATION,
  STORY_LANGUAGES,
  type Calculation,
  type SearchId,
} from 'shared-kernel/model';
import { proposedExplanation } from './proposedExplanation';

const names = ['Gift Jan', 'Gift Feb', 'Gift Mar', 'Gift Apr'];
const fields = { by: 'names', names } as const;
const EACH: readonly Calculation[] = [
  { kind: 'sum', fields, isMoney: true },
  { kind: 'count', fields: { by: 'prefix', prefix: 'PET ' }, withinYear: true },
  { kind: 'largest', fields, isMoney: true, shows: 'value' },
  { kind: 'latest', fields, withinYear: true, shows: 'value' },
  { kind: 'first', fields, withinYear: true, shows: 'value' },
  { kind: 'yearsSince', field: 'Joined' },
  { kind: 'rate', field: 'Total', gives: 3, per: 10, rounding: 'down' },
  { kind: 'share', field: 'Total', of: 10, among: 'all' },
  { kind: 'rank', field: 'Total', among: 'all' },
  { kind: 'searchTotal', searchId: asId<SearchId>('a') },
];

it.each(STORY_LANGUAGES)('proposes a whole sentence for each kind in %s', (language) => {
  const sentences = EACH.map((calculation) => proposedExplanation(calculation, language));
  expect(new Set(sentences).size).toBe(EACH.length);
  for (const sentence of sentences) {
    expect(sentence).toMatch(/^[^{}“”]+[.…]$/);
    expect(sentence.length).toBeLessThanOrEqual(LONGEST_EXPLANATION);
  }
});

it('names at most three fields', () => {
  const [sum, count, , , , years, rate] = EACH.map((one) => proposedExplanation(one, 'en'));
  expect(sum).toBe('We added up, for you: Gift Jan, Gift Feb, Gift Mar…');
  expect(count).toBe('We counted how many of these you have: PET…');
  expect(years).toBe('The full years since this day: Joined.');
  expect(rate).toBe('3 for every 10 of this: Total.');
});
