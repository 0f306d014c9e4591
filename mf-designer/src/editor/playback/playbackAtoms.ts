import type { ItemId } from 'shared-kernel/model';
import { atom } from 'jotai';

/** `still`: the screen is edited, nothing plays. */
export type PlaybackPhase = 'still' | 'playing' | 'paused';

export interface Playback {
  readonly phase: PlaybackPhase;
  /** Where playing goes on from; a new object is a new jump. */
  readonly jump: Jump;
}

export interface Jump {
  readonly toMs: number;
}

export const STILL: Playback = { phase: 'still', jump: { toMs: 0 } };

export const playbackAtom = atom<Playback>(STILL);

/** Where playing stands; 0 while still. */
export const playTimeMsAtom = atom(0);

/** What the counter shows (D13). */
export const playTenthsAtom = atom((get) => Math.floor(get(playTimeMsAtom) / 100));

export const SPEEDS = [0.5, 1, 2] as const;
export type Speed = (typeof SPEEDS)[number];

export const speedAtom = atom<Speed>(1);

/** The item whose movement is to be played alone on the canvas; null once it has begun. */
export const itemToPlayAtom = atom<ItemId | null>(null);
