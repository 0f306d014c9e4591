import { readReach } from '../server/readReach';
import { atom } from 'jotai';

/** What is asked of the server about whom the screens reach (D24). */
export interface ReachPort {
  readonly readReach: typeof readReach;
}

export const reachPortAtom = atom<ReachPort>({ readReach });
