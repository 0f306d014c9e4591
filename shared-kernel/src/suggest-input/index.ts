/** A text that offers what it could be while it is typed. Not shared: the shell of an earlier release has no such names. */
export { SuggestInput } from './SuggestInput';
export type { Suggestion } from './suggestions';
