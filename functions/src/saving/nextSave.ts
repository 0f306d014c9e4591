import { isDeepStrictEqual } from 'node:util';
import { decideSave, revisionIn, type RevisionFields } from 'shared-kernel/model';
import type { DocumentData } from '../store/documents';

export interface Save {
  /** The fields to write. */
  readonly payload: DocumentData;
  /** The revision that this person loaded; 0 for a thing that was never saved. */
  readonly expectedRevision: number;
  readonly savedBy: string;
  readonly savedAt: Date;
}

export type NextSave =
  | { readonly outcome: 'write'; readonly revision: number; readonly data: DocumentData }
  | { readonly outcome: 'saved'; readonly revision: number }
  /** As an answer to a browser carries it. */
  | {
      readonly outcome: 'conflict';
      readonly revision: number;
      readonly savedBy: string;
      readonly savedAt: string | null;
    };

/** What saving over the stored document comes to: the next revision's fields, or why it is stopped (D22). */
export function nextSave(
  stored: DocumentData | null,
  fields: RevisionFields,
  save: Save,
): NextSave {
  const decision = decideSave(revisionIn(stored ?? {}, fields), {
    ...save,
    isStored: () =>
      Object.entries(save.payload).every(([name, value]) =>
        isDeepStrictEqual(stored?.[name], value),
      ),
  });
  if (decision.outcome === 'saved') return decision;
  if (decision.outcome === 'conflict')
    return { ...decision, savedAt: decision.savedAt?.toISOString() ?? null };
  const data = {
    ...save.payload,
    [fields.revision]: decision.revision,
    [fields.savedBy]: save.savedBy,
    [fields.savedAt]: save.savedAt,
  };
  return { ...decision, data };
}
