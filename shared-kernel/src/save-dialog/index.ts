/** What is saved under a name of its own. Not shared: the shell of an earlier release has no such names. */
export { SaveDialog } from './SaveDialog';
