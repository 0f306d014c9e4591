import type { FieldType } from 'shared-kernel/model';
import type { UsedField } from './usedFields';
import { canRead, type NamedField } from './isFieldThere';
import type { YearNumbers } from './yearNumbers';

/** Why a name is suggested. `kept`: nothing can be compared, or nothing comes close. */
export type SuggestionReason =
  | 'sameName'
  | 'yearMovedOn'
  | 'sameButForSpelling'
  | 'closest'
  | 'kept';

export interface Suggestion {
  readonly name: string;
  readonly reason: SuggestionReason;
}

/**
 * This year's name for each field that last year's definitions use, in their order: the same; the same but for the year's
 * number, case and blanks; the closest of the same type and numbers; else the old one.
 */
export const suggestFields = (
  used: readonly UsedField[],
  sourceFields: readonly NamedField[],
  targetFields: readonly NamedField[],
  numbers: YearNumbers,
): readonly Suggestion[] => {
  const certain = used.map((field) => certainSuggestion(field, targetFields, numbers));
  // What another row has surely found is no near miss of this one.
  const taken = new Set(certain.flatMap((one) => (one === null ? [] : [one.name])));
  const typeOf = new Map(sourceFields.map(({ name, type }) => [name, type]));
  return used.map(
    (field, index) =>
      certain[index] ??
      closestSuggestion(
        field,
        readableBy(field, targetFields).filter(
          ({ name, type }) => !taken.has(name) && isLike(typeOf.get(field.name), type),
        ),
        numbers,
      ),
  );
};

const readableBy = ({ reads }: UsedField, fields: readonly NamedField[]): readonly NamedField[] =>
  fields.filter(({ type }) => reads.every((one) => canRead(one, type)));

const isLike = (before: FieldType | undefined, now: FieldType): boolean =>
  before === undefined || before === 'unknown' || before === now;

function certainSuggestion(
  field: UsedField,
  targetFields: readonly NamedField[],
  numbers: YearNumbers,
): Suggestion | null {
  const candidates = readableBy(field, targetFields).map(({ name }) => name);
  const finds = (wanted: string) =>
    field.match === 'fuzzy'
      ? candidates.some((name) => name.includes(wanted))
      : candidates.includes(wanted);
  if (finds(field.name)) return { name: field.name, reason: 'sameName' };
  const movedOn = numbers.movedOn(field.name);
  if (finds(movedOn)) return { name: movedOn, reason: 'yearMovedOn' };
  if (field.match === 'fuzzy') return null;
  const spelt = candidates.filter((name) => plain(name) === plain(movedOn));
  const [only, ...others] = spelt;
  return only === undefined || others.length > 0
    ? null
    : { name: only, reason: 'sameButForSpelling' };
}

/** At least this alike, of 1: a word more or another ending, not another word. */
const LEAST_LIKENESS = 0.7;

function closestSuggestion(
  field: UsedField,
  candidates: readonly NamedField[],
  numbers: YearNumbers,
): Suggestion {
  const kept: Suggestion = { name: field.name, reason: 'kept' };
  if (field.match === 'fuzzy') return kept;
  const wanted = plain(numbers.movedOn(field.name));
  const [best] = candidates
    // "Walk 1" is not "Walk 2", however alike they look.
    .filter(({ name }) => numbersIn(name) === numbersIn(wanted))
    .map(({ name }) => ({ name, likeness: likenessOf(wanted, plain(name)) }))
    .filter(({ likeness }) => likeness >= LEAST_LIKENESS)
    .sort((left, right) => right.likeness - left.likeness);
  return best === undefined ? kept : { name: best.name, reason: 'closest' };
}

/** Without case, marks, and what stands between words. */
const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const numbersIn = (name: string): string => (name.match(/\d+/g) ?? []).map(Number).join(' ');

/** Dice's coefficient of the pairs of neighbouring characters. */
const likenessOf = (left: string, right: string): number => {
  const rest = new Map<string, number>();
  for (const pair of pairsOf(right)) rest.set(pair, (rest.get(pair) ?? 0) + 1);
  const shared = pairsOf(left).filter((pair) => {
    const count = rest.get(pair) ?? 0;
    rest.set(pair, count - 1);
    return count > 0;
  });
  const all = pairsOf(left).length + pairsOf(right).length;
  return all === 0 ? 0 : (2 * shared.length) / all;
};

const pairsOf = (text: string): readonly string[] =>
  Array.from({ length: Math.max(text.length - 1, 0) }, (_pair, index) =>
    text.slice(index, index + 2),
  );
