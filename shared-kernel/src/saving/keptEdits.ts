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
  try {
    sessionStorage.setItem(keyOf(person, path), JSON.stringify(edits));
  } catch {
    // The browser stores nothing, or no more: then there is no place for them.
  }
}

export function readKeptEdits<T>(
  person: string,
  { path, decode }: EditsKeeping<T>,
): KeptEdits<T> | null {
  try {
    const text = sessionStorage.getItem(keyOf(person, path));
    const stored = v.safeParse(Stored, JSON.parse(text ?? 'null'));
    const value = stored.success ? decode(stored.output.value) : null;
    return stored.success && value !== null ? { value, revision: stored.output.revision } : null;
  } catch {
    return null; // blocked, or a text of somebody else's
  }
}

export function dropKeptEdits(person: string, path: string): void {
  try {
    sessionStorage.removeItem(keyOf(person, path));
  } catch {
    // blocked
  }
}
