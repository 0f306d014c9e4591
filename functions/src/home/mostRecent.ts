import type { ActivityEntry } from 'shared-kernel/model';

/** A line of the log whose moment is an ISO text. */
export type WireEntry = Omit<ActivityEntry, 'at'> & { readonly at: string };

const MOST = 8;

/** The newest of lines that stand newest first; what somebody did again and again in a row stands there once. */
export const mostRecent = (lines: readonly WireEntry[]): readonly WireEntry[] =>
  lines
    .filter((line, place) => {
      const newer = lines[place - 1];
      return newer === undefined || whatWasDone(newer) !== whatWasDone(line);
    })
    .slice(0, MOST);

const whatWasDone = ({ deed, by, person, subject, yearId }: WireEntry): string =>
  JSON.stringify([deed, by, person, subject, yearId]);
