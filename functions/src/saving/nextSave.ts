import { isDeepStrictEqual } from 'node:util';
import type { Revision } from 'shared-kernel/model';
import type { DocumentData } from '../store/documents';

/** Names under which one thing keeps its revision (D22). */
interface RevisionNames {
  readonly revision: string;
  readonly savedBy: string;
  readonly savedAt: string;
}

export const YEAR_REVISION: RevisionNames = {
  revision: 'revision',
  savedBy: 'savedBy',
  savedAt: 'savedAt',
};
export const SHARING_REVISION: RevisionNames = {
  revision: 'sharingRevision',
  savedBy: 'sharingSavedBy',
  savedAt: 'sharingSavedAt',
};
export const PREFERENCES_REVISION: RevisionNames = {
  revision: 'preferencesRevision',
  savedBy: 'preferencesSavedBy',
  savedAt: 'preferencesSavedAt',
};

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
  /** An attempt before this one was stored, and its answer lost on the way: that is no conflict with oneself. */
  | { readonly outcome: 'saved'; readonly revision: number }
  /** As an answer to a browser carries it. */
  | {
      readonly outcome: 'conflict';
      readonly revision: number;
      readonly savedBy: string;
      readonly savedAt: string | null;
    };

/** What saving over the stored document comes to: the next revision's fields, or why it is stopped (D22). */
export function nextSave(stored: DocumentData | null, names: RevisionNames, save: Save): NextSave {
  const { revision, savedBy, savedAt } = revisionOf(stored ?? {}, names);
  const isOwnSave =
    revision === save.expectedRevision + 1 &&
    savedBy === save.savedBy &&
    Object.entries(save.payload).every(([name, value]) => isDeepStrictEqual(stored?.[name], value));
  if (isOwnSave) return { outcome: 'saved', revision };
  if (revision !== save.expectedRevision)
    return { outcome: 'conflict', revision, savedBy, savedAt: savedAt?.toISOString() ?? null };
  const data = {
    ...save.payload,
    [names.revision]: revision + 1,
    [names.savedBy]: save.savedBy,
    [names.savedAt]: save.savedAt,
  };
  return { outcome: 'write', revision: revision + 1, data };
}

/** What was stored before there were revisions has revision 0. */
export function revisionOf(stored: DocumentData, names: RevisionNames): Revision {
  const revision = stored[names.revision];
  const savedBy = stored[names.savedBy];
  const savedAt = stored[names.savedAt];
  return {
    revision: typeof revision === 'number' && Number.isSafeInteger(revision) ? revision : 0,
    savedBy: typeof savedBy === 'string' ? savedBy : '',
    savedAt: savedAt instanceof Date ? savedAt : null,
  };
}
