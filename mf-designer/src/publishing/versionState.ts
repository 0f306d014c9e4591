import type { Publication, Publishing } from 'shared-kernel/model';

import { momentIn } from './publishingWords';

/** What has become of a version. */
export type VersionState =
  | 'awaiting'
  | 'earlier'
  | 'scheduled'
  | 'seen'
  | 'takenDown'
  | 'withdrawn';

/** What is seen began, whatever the clock of this browser says. */
export function versionState(
  { number, state, at, from }: Publication,
  publishing: Pick<Publishing, 'live' | 'state'>,
  now: Date,
): VersionState {
  if (state !== 'published') return state;
  if (number === publishing.live) return publishing.state === 'takenDown' ? 'takenDown' : 'seen';
  return from !== null && from > at && from > now ? 'scheduled' : 'earlier';
}

export const VERSION_STATES = {
  awaiting: { label: 'Waits for approval', colour: 'orange' },
  earlier: { label: 'Earlier', colour: 'gray' },
  scheduled: { label: 'Scheduled', colour: 'accent' },
  seen: { label: 'Seen now', colour: 'green' },
  takenDown: { label: 'Taken down', colour: 'red' },
  withdrawn: { label: 'Withdrawn', colour: 'gray' },
} as const satisfies Record<VersionState, { readonly label: string; readonly colour: string }>;

/** `Published by ada@example.org on 3 November 2026 at 09:12, approved by lea@example.org.` */
export function authorWords(version: Publication, timeZone: string): string {
  const { by, at, approvedBy, state, backTo } = version;
  const moment = momentIn(at, timeZone);
  if (by === '') return `Kept as it stood on ${moment}, when publishing began.`;
  const done = state === 'awaiting' || state === 'withdrawn' ? 'Asked for' : 'Published';
  const approved = approvedBy === '' ? '' : `, approved by ${approvedBy}`;
  const back = backTo === null ? '' : ` It brought back version ${String(backTo)}.`;
  return `${done} by ${by} on ${moment}${approved}.${back}`;
}

/** `From 1 December 2026 at 09:00, until 1 January 2027 at 00:00.` '' where neither was asked for. */
export function timeWords({ at, from, until }: Publication, timeZone: string): string {
  const parts = [
    ...(from === null || from <= at ? [] : [`from ${momentIn(from, timeZone)}`]),
    ...(until === null ? [] : [`until ${momentIn(until, timeZone)}`]),
  ].join(', ');
  return parts === '' ? '' : `${parts[0]?.toUpperCase() ?? ''}${parts.slice(1)}.`;
}
