import { failureSentence, type DataFailure } from 'shared-kernel/firestore';
import type { Toast } from 'shared-kernel/session';

/** Save, delete and create toasts; the notice about recalculation (spec §9). */
const BRIEF_MS = 2000;
const RECALCULATION_MS = 5000;

export const SAVING_FAILED = 'Error saving - please try again';
export const LOADING_FAILED = 'Error loading - your edits are still here';
export const SAVED = {
  body: 'Saved successfully!',
  variant: 'success',
  delayMs: BRIEF_MS,
} as const satisfies Omit<Toast, 'header'>;

const FAILED = {
  save: SAVING_FAILED,
  delete: 'Error deleting - please try again',
  recalculate: 'Error updating number of supporters matched - please try again',
  create: 'Error - please try again',
  reorder: 'Error - could not save updated screens order',
  load: LOADING_FAILED,
} as const;

export interface RecordToasts {
  readonly saved: Toast;
  /** Of one that is there from now on, and holds nothing of anybody's yet. */
  readonly created: Toast;
  readonly deleted: Toast;
  readonly recalculating: Toast;
  /** Of a new one that was left as it was made. */
  readonly discarded: Toast;
  /** The second line says what happened (D25). */
  readonly failed: (action: keyof typeof FAILED, failure: DataFailure) => Toast;
}

/** How saving, deleting and counting went, in the texts of spec §8. */
export const recordToasts = (header: 'Search' | 'Screen'): RecordToasts => ({
  saved: { header, ...SAVED },
  created: {
    header,
    body: `New ${header.toLowerCase()} added`,
    variant: 'success',
    delayMs: BRIEF_MS,
  },
  deleted: { header, body: 'Deleted successfully!', variant: 'success', delayMs: BRIEF_MS },
  recalculating: {
    header,
    body: 'Updating number of supporters matched - this could take a few minutes (refresh the page to see the updated results)',
    variant: 'success',
    delayMs: RECALCULATION_MS,
  },
  discarded: {
    header,
    body: `Nothing was entered, so the new ${header.toLowerCase()} is not kept`,
    variant: 'info',
  },
  failed: (action, failure) => ({
    header,
    body: `${FAILED[action]}\n${failureSentence(failure)}`,
    variant: 'danger',
  }),
});
