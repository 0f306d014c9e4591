/** What every page says of an import that works on its year. Not shared: the shell of an earlier release has no such names. */
export { ImportRuns } from './ImportRuns';
export { percentDone, timeLeftWords, watched, type Watch } from './timeLeft';
