import { createHash, randomBytes } from 'node:crypto';
import { FORMER_MEMBER } from 'shared-kernel/model';
import { NEUTRAL } from '../suppressions/neutralText';
import type { DocumentData } from '../store/documents';

/** The parts of a line that the law may take from it: each is sealed apart, over these fields. */
const SEALED = {
  who: ['by', 'uid'],
  person: ['person'],
  subject: ['subject'],
  supporter: ['supporter'],
} as const;
type Part = keyof typeof SEALED;
const PARTS = ['who', 'person', 'subject', 'supporter'] as const satisfies readonly Part[];

type OfParts = Readonly<Record<Part, string>>;

export interface Sealed {
  /** What the digests hold for good: of each part the hash over its salt and its values; '' for an empty one. */
  readonly seals: OfParts;
  /** Goes with its part, so that nobody can try names against the seal that is left. */
  readonly salts: OfParts;
}

/** Seals the parts of a new line (D353). */
export function sealed(line: DocumentData): Sealed {
  const salts = ofParts((part) =>
    valuesOf(line, part).every((value) => value === '')
      ? ''
      : randomBytes(16).toString('base64url'),
  );
  return {
    salts,
    seals: ofParts((part) => (salts[part] === '' ? '' : sealOf(salts[part], valuesOf(line, part)))),
  };
}

/** Whether a part says what was sealed, was taken out as the law asks for it, or says something else. */
export type PartState = 'whole' | 'takenOut' | 'changed';

export function partStates(line: DocumentData): readonly PartState[] {
  const [seals, salts] = [textsOf(line['seals']), textsOf(line['salts'])];
  return PARTS.map((part) => {
    const [seal, salt, values] = [seals[part] ?? '', salts[part] ?? '', valuesOf(line, part)];
    if (salt !== '') return sealOf(salt, values) === seal ? 'whole' : 'changed';
    if (seal === '') return values.every((value) => value === '') ? 'whole' : 'changed';
    return LEFT[part](values[0] ?? '') ? 'takenOut' : 'changed';
  });
}

/** What stands in the place of a part that was taken out: by a departure, or by an erasure. */
const LEFT = {
  who: (text) => text === FORMER_MEMBER,
  person: (text) => text === FORMER_MEMBER,
  subject: (text) => text.includes(NEUTRAL),
  supporter: (text) => text === '',
} as const satisfies Readonly<Record<Part, (text: string) => boolean>>;

/** The salts of a line without those of these parts; nothing to write where the line has none. */
export function withoutSalts(line: DocumentData, parts: readonly Part[]): DocumentData {
  const salts = line['salts'];
  if (typeof salts !== 'object' || salts === null) return {};
  return { salts: { ...salts, ...Object.fromEntries(parts.map((part) => [part, ''])) } };
}

/** The hash of all of a line that stays as it was written, whatever is taken out of it. */
export function lineHash(id: string, line: DocumentData): string {
  const seals = textsOf(line['seals']);
  const at = line['at'] instanceof Date ? line['at'].toISOString() : '';
  return hashOf([
    ...[id, line['deed'], at, line['day'], line['yearId'] ?? null],
    ...PARTS.map((part) => seals[part] ?? ''),
  ]);
}

/** SHA-256 of values as JSON, which tells where one ends and the next begins. */
export const hashOf = (values: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('base64url');

const sealOf = (salt: string, values: readonly string[]): string => hashOf([salt, ...values]);

const valuesOf = (line: DocumentData, part: Part): readonly string[] =>
  SEALED[part].map((field) => {
    const value = line[field];
    return typeof value === 'string' ? value : '';
  });

const textsOf = (value: unknown): Readonly<Partial<Record<string, string>>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const ofParts = (of: (part: Part) => string): OfParts => ({
  who: of('who'),
  person: of('person'),
  subject: of('subject'),
  supporter: of('supporter'),
});
