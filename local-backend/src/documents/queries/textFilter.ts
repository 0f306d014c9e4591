import { doubleOf, membersOf, type FirestoreValue } from '../values/value';
import type { FieldFilter, Filter } from './query';

/** Whether the text that a document is stored as can be one that passes a filter; to read it as a document takes longer. */
export type TextFilter = (text: string) => boolean;

/** By the equalities that everything must meet that passes; null where they leave nothing out. */
export function textFilterOf(filter: Filter | null): TextFilter | null {
  const needed = equalities(filter).flatMap((equality) => textsOf(equality) ?? []);
  return needed.length === 0 ? null : (text) => needed.every((one) => isIn(text, one));
}

interface NeededText {
  /** How the text of a field begins, wherever it is nested. */
  readonly opening: string;
  /** One of them must follow. */
  readonly values: readonly string[];
}

function isIn(text: string, { opening, values }: NeededText): boolean {
  for (let at = text.indexOf(opening); at >= 0; at = text.indexOf(opening, at)) {
    at += opening.length;
    if (values.some((value) => text.startsWith(value, at))) return true;
  }
  return false;
}

function equalities(filter: Filter | null): readonly FieldFilter[] {
  if (filter === null || filter.kind === 'unary') return [];
  if (filter.kind === 'composite')
    return filter.operator === 'AND' ? filter.filters.flatMap(equalities) : [];
  return filter.operator === 'EQUAL' || filter.operator === 'IN' ? [filter] : [];
}

/** Null where equal values may be stored as texts that are not known here. */
function textsOf({ path, operator, value }: FieldFilter): NeededText | null {
  const wanted = operator === 'EQUAL' ? [value] : membersOf(value);
  const texts = wanted.map(storedAs);
  const known = texts.filter((some) => some !== null);
  if (known.length < texts.length) return null;
  return { opening: `${JSON.stringify(path.at(-1))}:`, values: known.flat() };
}

function storedAs(value: FirestoreValue): readonly string[] | null {
  if ('stringValue' in value || 'booleanValue' in value) return [JSON.stringify(value)];
  const number = numberOf(value);
  // Zero has two signs, and what is not exact is equal to other integers than the one of its text.
  if (number === 0 || !Number.isSafeInteger(number)) return null;
  return [{ integerValue: String(number) }, { doubleValue: number }].map((one) =>
    JSON.stringify(one),
  );
}

/** NaN for what is no number. */
const numberOf = (value: FirestoreValue): number => {
  if ('integerValue' in value) return Number(value.integerValue);
  return 'doubleValue' in value ? doubleOf(value.doubleValue) : NaN;
};
