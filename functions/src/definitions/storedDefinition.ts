import {
  NOT_COUNTED_CODES,
  type Fault,
  type NotCountedCode,
  type Result,
} from 'shared-kernel/model';
import type { DocumentData, StoredDocument } from '../store/documents';
import { decidingText, fingerprintOf, type DefinitionKind } from './fingerprint';

/** Whom an older product stored as matching (spec §3): nothing that a client should be able to read. */
export const MATCHED_IDS = ['supportersMatchedIds', 'supportersMatchedIdsCompressed'] as const;

/** What a document is known by before it is read whole. */
export const HEAD = [
  'supportersMatched',
  'supportersMatchedUpdate',
  'supportersMatchedFault',
] as const;

/** Characters of a definition: 100 conditions of names and values of 500 each. Rules cannot look into conditions. */
const MOST_CHARACTERS = 120_000;

/** A search or screen as the store holds it, with what the job needs to know of its state. */
export interface StoredDefinition {
  readonly kind: DefinitionKind;
  readonly id: string;
  readonly path: string;
  readonly fingerprint: string;
  /** Waits for a count: flag set, -1, never counted, or counted by a product that left ids. */
  readonly asks: boolean;
  /** Ids of the searches that it refers to. */
  readonly refersTo: readonly string[];
  /** Why it cannot be read; null where it can. */
  readonly fault: Fault | null;
  /** Why it is not counted; null where it is. */
  readonly notCounted: NotCountedCode | null;
}

export function storedDefinition<Thing>(
  kind: DefinitionKind,
  { id, path, data }: StoredDocument,
  decoded: Result<Thing, Fault>,
  refersTo: (thing: Thing) => readonly string[],
): StoredDefinition {
  const fingerprint = fingerprintOf(kind, data);
  const isTooLong = decidingText(kind, data).length > MOST_CHARACTERS;
  return {
    kind,
    id,
    path,
    fingerprint,
    asks:
      waits(data) ||
      // It lay above the limit until one before it was deleted.
      notCountedOf(data) === 'aboveLimit' ||
      MATCHED_IDS.some((field) => Object.hasOwn(data, field)),
    refersTo: decoded.ok && !isTooLong ? refersTo(decoded.value) : [],
    fault: decoded.ok ? null : decoded.error,
    notCounted: isTooLong ? 'tooHeavy' : brokeOff(data, fingerprint) ? 'brokeOff' : null,
  };
}

/** One of which only the head was read. */
export const aboveLimit = (
  kind: DefinitionKind,
  { id, path, data }: StoredDocument,
): StoredDefinition => ({
  kind,
  id,
  path,
  fingerprint: '',
  asks: waits(data) || notCountedOf(data) !== 'aboveLimit',
  refersTo: [],
  fault: null,
  notCounted: 'aboveLimit',
});

function waits(data: DocumentData): boolean {
  const count = data['supportersMatched'];
  return data['supportersMatchedUpdate'] === true || typeof count !== 'number' || count < 0;
}

/** It stays out until it is edited, or a person asks for its count. */
const brokeOff = (data: DocumentData, fingerprint: string): boolean =>
  isGivenUp(data) && data['supportersMatchedBrokeOff'] === fingerprint;

/** Whether it says that it is not counted, since counting it broke off. */
export const isGivenUp = (data: DocumentData): boolean =>
  notCountedOf(data) === 'brokeOff' && !waits(data);

function notCountedOf({ supportersMatchedFault: fault }: DocumentData): NotCountedCode | null {
  const code = typeof fault === 'object' && fault !== null && 'code' in fault ? fault.code : null;
  return NOT_COUNTED_CODES.find((one) => one === code) ?? null;
}
