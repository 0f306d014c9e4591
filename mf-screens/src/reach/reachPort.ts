import { readReach } from 'shared-kernel/server';
import { atom } from 'jotai';

/** What is asked of the server about whom the screens reach (D24). */
export interface ReachPort {
  readonly readReach: typeof readReach;
}

export const reachPortAtom = atom<ReachPort>({ readReach });
