import { participationOrder, Utf8Texts, type Column } from 'evaluation';
import type { FieldType } from 'shared-kernel/model';
import { EVIDENCE, PERCENT_NEEDED, type TypeShare } from './fieldTypes';
import { usedCodes, type UsedCodes } from './usedCodes';

export interface InferredType {
  readonly type: FieldType;
  /** How many of the values do not read as it. */
  readonly others: number;
}

/**
 * The type that the values of a column speak for (D2a): what `createTypeEvidence` says of them, but a type is given up
 * once too many of them are none of it.
 */
export const inferColumnType = (column: Column, used = usedCodes(column)): InferredType => {
  const values = used.times.reduce((sum, times) => sum + times, 0);
  if (values === 0) return { type: 'unknown', others: 0 };
  const most = mostOthers(values);
  for (const one of EVIDENCE) {
    const others = countOthers(used, most, testOf(column, one));
    if (others <= most) return { type: one[0], others };
  }
  return { type: 'string', others: 0 };
};

/** What the values of a column say of its type, to be added to what those of others of its field say. */
export interface ColumnEvidence {
  readonly values: number;
  /** Of each type, in the order in which they are tried: how many values do not read as it, or any number beyond `most`. */
  readonly others: readonly number[];
}

export const NO_EVIDENCE: ColumnEvidence = { values: 0, others: EVIDENCE.map(() => 0) };

/** A type that more than `most` values of the field are not is not asked about any more. */
export const addedEvidence = (
  before: ColumnEvidence,
  column: Column,
  most: number,
): ColumnEvidence => {
  const used = usedCodes(column);
  return {
    values: before.values + used.times.reduce((sum, times) => sum + times, 0),
    others: EVIDENCE.map((one, index) => {
      const others = before.others[index] ?? 0;
      return others > most
        ? others
        : others + countOthers(used, most - others, testOf(column, one));
    }),
  };
};

/** The same as of all their values in one column. */
export const typeByEvidence = ({ values, others }: ColumnEvidence): InferredType => {
  if (values === 0) return { type: 'unknown', others: 0 };
  const most = mostOthers(values);
  const index = others.findIndex((count) => count <= most);
  return { type: EVIDENCE[index]?.[0] ?? 'string', others: others[index] ?? 0 };
};

/** What most values could be, were they not a text. */
export const nearestByEvidence = ({ values, others }: ColumnEvidence): TypeShare => {
  const fewest = Math.min(...others);
  const [type] = EVIDENCE[others.indexOf(fewest)] ?? EVIDENCE[0];
  return { type, share: values === 0 ? 0 : Math.max(0, values - fewest) / values };
};

const mostOthers = (values: number): number => (values * (100 - PERCENT_NEEDED)) / 100;

/** Whether the text of a code is a value of a type. Of participations, which most texts of an export are, none is made. */
const testOf = (
  { dictionary }: Column,
  [type, holds]: (typeof EVIDENCE)[number],
): ((code: number) => boolean) => {
  if (type !== 'action' || !(dictionary instanceof Utf8Texts))
    return (code) => holds((dictionary.at(code) ?? '').trim());
  const { bytes, ends } = dictionary;
  return (code) =>
    !Number.isNaN(participationOrder(bytes, dictionary.startOf(code), ends[code] ?? 0));
};

/** How many values do not hold, or any number beyond `most`. */
const countOthers = (
  { times }: UsedCodes,
  most: number,
  holds: (code: number) => boolean,
): number => {
  let others = 0;
  for (let code = 1; code < times.length && others <= most; code += 1)
    if (times[code] !== 0 && !holds(code)) others += times[code] ?? 0;
  return others;
};
