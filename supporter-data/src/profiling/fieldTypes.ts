import type { FieldType } from 'shared-kernel/model';
import {
  isDonationRecord,
  isPlainNumber,
  readDay,
  readParticipation,
  readValue,
  type FieldDefinition,
} from 'evaluation';

/** The types that need evidence, in the order in which they are tried (D2a). */
export const EVIDENCE = [
  ['donation', isDonationRecord],
  ['action', (text: string) => readParticipation(text) !== null],
  ['date', (text: string) => readDay(text) !== null],
  ['number', isPlainNumber],
] as const satisfies readonly (readonly [FieldType, (text: string) => boolean])[];

/** Whether a trimmed text can be read as a value of the type (D2); null where every text can. */
export const readsAs = (type: FieldType): ((text: string) => boolean) | null => {
  if (type === 'string' || type === 'unknown') return null;
  // A gift that was given back is read, and comes to nothing.
  return (text) =>
    readValue(type, text) !== null || (type === 'donation' && isDonationRecord(text));
};

/** Of the values that are not blank (D2a). */
export const PERCENT_NEEDED = 98;

/** How many of a field's values could be what. */
interface FieldEvidence {
  readonly name: string;
  values: number;
  readonly votes: number[];
}

/** Finds the types of columns from the values of many supporters; mergeable. */
export interface TypeInference {
  add(fields: Readonly<Record<string, string>>): void;
  merge(other: TypeInference): void;
  /** In the order of the columns. */
  results(): readonly FieldDefinition[];
  /** For merge only. */
  readonly evidence: readonly FieldEvidence[];
}

export const createTypeInference = (columns: readonly string[]): TypeInference => {
  const evidence: FieldEvidence[] = columns.map((name) => ({
    name,
    values: 0,
    votes: EVIDENCE.map(() => 0),
  }));
  return {
    add: (fields) => {
      for (const one of evidence) {
        if (Object.hasOwn(fields, one.name)) addValue(one, fields[one.name] ?? '');
      }
    },
    merge: (other) => evidence.forEach((one, index) => mergeEvidence(one, other.evidence[index])),
    results: () => evidence.map((one) => ({ name: one.name, type: typeOf(one) })),
    evidence,
  };
};

/** The type of a field with these values (D2a). */
export const inferFieldType = (values: Iterable<string>): FieldType => {
  const evidence = createTypeEvidence();
  for (const value of values) evidence.add(value);
  return evidence.result().type;
};

export interface TypeShare {
  readonly type: FieldType;
  /** Of the values that are not blank, from 0 to 1. */
  readonly share: number;
}

/** Finds the type of one column, value by value. */
export interface TypeEvidence {
  /** A value that the column holds so many times, once unless said. */
  add(raw: string, times?: number): void;
  /** The type and how many values read as it: all of them as text. `nearest` is what most values of a text could be. */
  result(): TypeShare & { readonly nearest: TypeShare | null };
}

export const createTypeEvidence = (): TypeEvidence => {
  const evidence: FieldEvidence = { name: '', values: 0, votes: EVIDENCE.map(() => 0) };
  const shareOf = (type: FieldType): number => {
    const index = EVIDENCE.findIndex(([one]) => one === type);
    return index < 0 ? 1 : (evidence.votes[index] ?? 0) / evidence.values;
  };
  const nearestOf = (): TypeShare | null => {
    const shares = EVIDENCE.map(([type]) => ({ type, share: shareOf(type) }));
    const nearest = shares.reduce((best, one) => (one.share > best.share ? one : best));
    return nearest.share > 0 ? nearest : null;
  };
  return {
    add: (raw, times = 1) => addValue(evidence, raw, times),
    result: () => {
      const type = typeOf(evidence);
      if (type === 'unknown') return { type, share: 0, nearest: null };
      return { type, share: shareOf(type), nearest: type === 'string' ? nearestOf() : null };
    },
  };
};

const addValue = (evidence: FieldEvidence, raw: string, times = 1): void => {
  const text = raw.trim();
  if (text === '') return;
  evidence.values += times;
  for (let index = 0; index < EVIDENCE.length; index += 1)
    if (EVIDENCE[index]?.[1](text) === true)
      evidence.votes[index] = (evidence.votes[index] ?? 0) + times;
};

const mergeEvidence = (into: FieldEvidence, from: FieldEvidence | undefined): void => {
  if (from === undefined) return;
  into.values += from.values;
  from.votes.forEach((votes, index) => {
    into.votes[index] = (into.votes[index] ?? 0) + votes;
  });
};

const typeOf = ({ values, votes }: FieldEvidence): FieldType => {
  if (values === 0) return 'unknown';
  const index = votes.findIndex((count) => count * 100 >= values * PERCENT_NEEDED);
  return EVIDENCE[index]?.[0] ?? 'string';
};
