import { aPublication } from './memoryPublishing';
import { versionState } from './versionState';

const at = new Date('2026-11-24T09:00:00Z');
const later = new Date('2026-12-01T09:00:00Z');
const live = { live: 2, state: 'published' } as const;

it('[S170] a version that is seen, or began at once, is never scheduled, though the clock of the browser is behind', () => {
  const behind = new Date('2026-11-24T08:59:00Z');
  const state = (number: number, from: Date) =>
    versionState(aPublication({ number, at, from }), live, behind);
  expect([state(2, at), state(1, at), state(3, later)]).toEqual(['seen', 'earlier', 'scheduled']);
});

it('[S170] says what has become of a version', () => {
  const down = { live: 2, state: 'takenDown' } as const;
  expect(versionState(aPublication({ number: 2 }), down, at)).toBe('takenDown');
  expect(versionState(aPublication({ state: 'withdrawn' }), live, at)).toBe('withdrawn');
  expect(versionState(aPublication({ number: 1, at, from: later }), live, later)).toBe('earlier');
});
