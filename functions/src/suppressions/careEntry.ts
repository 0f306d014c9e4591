import { CARE_EFFECTS, CARE_KINDS, CARE_REASONS, type SearchDefinition } from 'shared-kernel/model';
import * as v from 'valibot';
import type { StoredDocument } from '../store/documents';

const Stored = v.object({
  of: v.picklist(CARE_KINDS),
  reason: v.picklist(CARE_REASONS),
  effect: v.fallback(v.picklist(CARE_EFFECTS), 'out'),
  at: v.date(),
  /** From when on it no longer holds; null for good. */
  until: v.fallback(v.nullable(v.date()), null),
  value: v.string(),
  note: v.fallback(v.string(), ''),
  by: v.fallback(v.string(), ''),
  /** Of a search: what is asked of everybody. */
  search: v.fallback(
    v.nullable(v.custom<Pick<SearchDefinition, 'match' | 'conditions'>>(isSearch)),
    null,
  ),
});

function isSearch(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    'conditions' in value &&
    Array.isArray(value.conditions)
  );
}

/**
 * `organisations/{o}/suppressions/{id}` besides who was erased: somebody whom staff put on the care list, by name. The id
 * is the same keyed hash as that of an erasure, so that erasing the person takes the name's place; a search has an id of
 * its own.
 */
export type StoredCare = v.InferOutput<typeof Stored>;

export interface FoundCare extends StoredCare {
  readonly id: string;
}

/** Null where it is none that this version knows: who was erased is none. */
export function careOf({ id, data }: StoredDocument): FoundCare | null {
  const read = v.safeParse(Stored, data);
  return read.success ? { id, ...read.output } : null;
}
