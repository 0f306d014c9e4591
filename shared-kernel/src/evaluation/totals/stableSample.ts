import { compareText } from '../conditions/compareText';
import { hashText, mixHashes } from './stableHash';

/** How many examples a field, search or screen keeps (D2b). */
export const EXAMPLES = 20;

export interface StableSample<Value> {
  /** `emailHash` is `hashText(email)`, so that one e-mail is hashed once for many samples. */
  add(email: string, emailHash: number, value: Value): void;
  merge(other: StableSample<Value>): void;
  /** By hash, smallest first: of the same supporters always the same list. */
  entries(): readonly SampleEntry<Value>[];
}

interface SampleEntry<Value> {
  readonly hash: number;
  readonly email: string;
  readonly value: Value;
}

/** The supporters with the smallest hashes of e-mail and `subject`, each e-mail once (D2b). */
export const createStableSample = <Value>(subject: string): StableSample<Value> => {
  const subjectHash = hashText(subject);
  const kept: SampleEntry<Value>[] = [];

  const insert = (entry: SampleEntry<Value>): void => {
    const place = kept.findIndex((other) => compareEntries(entry, other) <= 0);
    if (place < 0) kept.push(entry);
    else if (kept[place]?.email !== entry.email) kept.splice(place, 0, entry);
    if (kept.length > EXAMPLES) kept.pop();
  };

  return {
    add: (email, emailHash, value) => {
      const hash = mixHashes(emailHash, subjectHash);
      const last = kept.length < EXAMPLES ? undefined : kept.at(-1);
      if (last === undefined || hash <= last.hash) insert({ hash, email, value });
    },
    merge: (other) => other.entries().forEach(insert),
    entries: () => kept,
  };
};

const compareEntries = (left: SampleEntry<unknown>, right: SampleEntry<unknown>): number =>
  left.hash - right.hash || compareText(left.email, right.email);
