/** Parts of a page in files of their own. Not shared: the shell of an earlier release has no such names. */
export { atFirstUse } from './atFirstUse';
export { MissingDialog } from './Missing';
export { lateDialog, latePage, latePart, type LatePart } from './latePart';
