import type { Revision } from './match';

/** The fields of a document in which one thing keeps its revision (D22); a document may hold several. */
export interface RevisionFields {
  readonly revision: string;
  readonly savedBy: string;
  readonly savedAt: string;
}

const fieldsOf = (thing: string): RevisionFields => ({
  revision: `${thing}Revision`,
  savedBy: `${thing}SavedBy`,
  savedAt: `${thing}SavedAt`,
});
const WHOLE: RevisionFields = { revision: 'revision', savedBy: 'savedBy', savedAt: 'savedAt' };

export const REVISION_FIELDS = {
  search: WHOLE,
  year: WHOLE,
  content: fieldsOf('content'),
  setup: fieldsOf('setup'),
  sharing: fieldsOf('sharing'),
  preferences: fieldsOf('preferences'),
  brand: fieldsOf('brand'),
  story: fieldsOf('story'),
  media: WHOLE,
  calculated: WHOLE,
  template: WHOLE,
  mapping: WHOLE,
  dictionary: WHOLE,
  fieldType: WHOLE,
} as const satisfies Record<string, RevisionFields>;

/** What is stored now; revision 0 for what was stored before there were revisions. Moments are Dates. */
export function revisionIn(
  stored: Readonly<Record<string, unknown>>,
  fields: RevisionFields,
): Revision {
  const revision = stored[fields.revision];
  const savedBy = stored[fields.savedBy];
  const savedAt = stored[fields.savedAt];
  return {
    revision: typeof revision === 'number' && Number.isSafeInteger(revision) ? revision : 0,
    savedBy: typeof savedBy === 'string' ? savedBy : '',
    savedAt: savedAt instanceof Date ? savedAt : null,
  };
}

export interface RevisionSave {
  /** The revision that this person loaded; 0 for a thing that was never saved. */
  readonly expectedRevision: number;
  /** Email of the person who saves. */
  readonly savedBy: string;
  /** Whether what is stored is what this save would write. */
  readonly isStored: () => boolean;
}

export type SaveDecision =
  | { readonly outcome: 'write'; readonly revision: number }
  /** An attempt before this one was stored, and its answer lost on the way: that is no conflict with oneself. */
  | { readonly outcome: 'saved'; readonly revision: number }
  | ({ readonly outcome: 'conflict' } & Revision);

/** What saving over a revision comes to: the next one, nothing more to do, or a conflict (D22). */
export function decideSave(stored: Revision, save: RevisionSave): SaveDecision {
  const next = save.expectedRevision + 1;
  if (stored.revision === next && stored.savedBy === save.savedBy && save.isStored())
    return { outcome: 'saved', revision: next };
  if (stored.revision !== save.expectedRevision) return { outcome: 'conflict', ...stored };
  return { outcome: 'write', revision: next };
}
