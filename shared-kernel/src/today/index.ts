/** The day on which a page works. Not shared: the shell of an earlier release has no such name. */
export { todayInUtc, useToday } from './useToday';
