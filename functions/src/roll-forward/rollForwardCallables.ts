import type { CallableFunction } from '../caller';
import type { Services } from '../services';
import { noteRollForward } from './noteRollForward';
import { readRollForwards } from './readRollForwards';
import { planRollForwardUndo, undoRollForward } from './undoRollForward';

export type RollForwardCallable =
  | 'noteRollForward'
  | 'planRollForwardUndo'
  | 'readRollForwards'
  | 'undoRollForward';

/** What a year was brought from another one, and how that is undone. */
export const rollForwardCallables = (
  services: Services,
): Readonly<Record<RollForwardCallable, CallableFunction>> => ({
  noteRollForward: noteRollForward(services),
  planRollForwardUndo: planRollForwardUndo(services),
  readRollForwards: readRollForwards(services),
  undoRollForward: undoRollForward(services),
});
