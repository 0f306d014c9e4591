import { openedOnUse } from './openedOnUse';

/** For programs that never see a picture, as an import at a terminal. */
export const NO_FILES = openedOnUse(() => {
  throw new Error('This program has no place for pictures');
});
