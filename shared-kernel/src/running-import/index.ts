/** What lists say of an import that works on their year. Not shared: the shell of an earlier release has no such names. */
export { ImportRuns } from './ImportRuns';
