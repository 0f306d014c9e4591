import { compareText } from '../conditions/compareText';
import { hashText, mixHashes } from './stableHash';

/** How many examples a field, search or screen keeps (D2b). */
export const EXAMPLES = 20;

export interface StableSample<Value> {
  /** `emailHash` is `hashText(email)`, so that one email is hashed once for many samples. */
  add(email: string, emailHash: number, value: Value): void;
  /** Whether a supporter may still come in; asks for no email, so that columns need not read it. */
  admits(emailHash: number): boolean;
  /** A supporter can come in whose `mixHashes` of email and this is at most `limit()`: columns need read no other email. */
  readonly subjectHash: number;
  /** Becomes smaller as supporters come in. */
  limit(): number;
  merge(other: StableSample<Value>): void;
  /** By hash, smallest first: of the same supporters always the same list. */
  entries(): readonly SampleEntry<Value>[];
}

interface SampleEntry<Value> {
  readonly hash: number;
  readonly email: string;
  readonly value: Value;
}

/** The supporters with the smallest hashes of email and `subject`, each email once (D2b). */
export const createStableSample = <Value>(subject: string): StableSample<Value> => {
  const subjectHash = hashText(subject);
  const kept: SampleEntry<Value>[] = [];
  /** The largest hash that may still come in. */
  let limit = 0xffffffff;

  const insert = (entry: SampleEntry<Value>): void => {
    const index = kept.findIndex((other) => compareEntries(entry, other) <= 0);
    if (index < 0) kept.push(entry);
    else if (kept[index]?.email !== entry.email) kept.splice(index, 0, entry);
    if (kept.length > EXAMPLES) kept.pop();
    if (kept.length === EXAMPLES) limit = kept.at(-1)?.hash ?? limit;
  };

  return {
    add: (email, emailHash, value) => {
      const hash = mixHashes(emailHash, subjectHash);
      if (hash <= limit) insert({ hash, email, value });
    },
    admits: (emailHash) => mixHashes(emailHash, subjectHash) <= limit,
    subjectHash,
    limit: () => limit,
    merge: (other) => other.entries().forEach(insert),
    entries: () => kept,
  };
};

const compareEntries = (left: SampleEntry<unknown>, right: SampleEntry<unknown>): number =>
  left.hash - right.hash || compareText(left.email, right.email);
