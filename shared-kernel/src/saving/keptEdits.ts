import { OF_THIS_TAB, recall, remember } from 'shared-kernel/browser-memory';
import { countNumber } from 'shared-kernel/model';
import * as v from 'valibot';

/** Where edits wait while their person is logged out, and how they are read again. */
export interface EditsKeeping<T> {
  /** Of one thing in one year. */
  readonly path: string;
  /** Null for what is no state of such a thing. */
  readonly decode: (data: unknown) => T | null;
}

export interface KeptEdits<T> {
  readonly value: T;
  /** The revision that they began from (D22). */
  readonly revision: number;
}

const Stored = v.object({ value: v.unknown(), revision: countNumber() });

/** Edits are their person's, and belong to the tab that they were made in. */
const keyOf = (person: string, path: string): string => `supporter-screens/edits/${person}/${path}`;

export function keepEdits(person: string, path: string, edits: KeptEdits<unknown>): void {
  remember(OF_THIS_TAB, keyOf(person, path), edits);
}

export function readKeptEdits<T>(
  person: string,
  { path, decode }: EditsKeeping<T>,
): KeptEdits<T> | null {
  const stored = recall(OF_THIS_TAB, keyOf(person, path), Stored);
  const value = stored === null ? null : decode(stored.value);
  return stored !== null && value !== null ? { value, revision: stored.revision } : null;
}

export function dropKeptEdits(person: string, path: string): void {
  remember(OF_THIS_TAB, keyOf(person, path), null);
}
