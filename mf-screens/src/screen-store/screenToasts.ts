import { failureSentence, type DataFailure } from 'shared-kernel/firestore';
import { type Toast } from 'shared-kernel/session';

const HEADER = 'Screen';

/** Save, delete and create toasts; the notice about recalculation (spec §9). */
const BRIEF_MS = 2000;
const RECALCULATION_MS = 5000;

/** Texts of spec §8. */
export const screenToasts = {
  saved: { header: HEADER, body: 'Saved successfully!', variant: 'success', delayMs: BRIEF_MS },
  deleted: { header: HEADER, body: 'Deleted successfully!', variant: 'success', delayMs: BRIEF_MS },
  recalculating: {
    header: HEADER,
    body: 'Updating number of supporters matched - this could take a few minutes (refresh the page to see the updated results)',
    variant: 'success',
    delayMs: RECALCULATION_MS,
  },
} as const satisfies Record<string, Toast>;

const FAILED = {
  save: 'Error saving - please try again',
  delete: 'Error deleting - please try again',
  recalculate: 'Error updating number of supporters matched - please try again',
  create: 'Error - please try again',
  reorder: 'Error - could not save updated screens order',
  load: 'Error loading - your edits are still here',
} as const;

/** The second line says what happened (D25). */
export const failureToast = (deed: keyof typeof FAILED, failure: DataFailure): Toast => ({
  header: HEADER,
  body: `${FAILED[deed]}\n${failureSentence(failure)}`,
  variant: 'danger',
});
