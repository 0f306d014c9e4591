import type { ItemId } from 'shared-kernel/model';

import type { DesignEditor } from '../createEditor';
import { sideBySideAtom } from '../view/sideBySideAtom';
import { itemToPlayAtom, playbackAtom, playTimeMsAtom, STILL } from './playbackAtoms';

/** Plays from the beginning, or goes on from where it was paused. */
export function play({ store }: DesignEditor): void {
  store.set(playbackAtom, (before) => ({ ...before, phase: 'playing' }));
}

export function pause({ store }: DesignEditor): void {
  store.set(playbackAtom, (before) =>
    before.phase === 'playing' ? { ...before, phase: 'paused' } : before,
  );
}

export function playFromStart({ store }: DesignEditor): void {
  store.set(playTimeMsAtom, 0);
  store.set(playbackAtom, { phase: 'playing', jump: { toMs: 0 } });
}

/** [S56] Shows one moment, standing still. */
export function showMoment({ store }: DesignEditor, timeMs: number): void {
  store.set(playTimeMsAtom, timeMs);
  store.set(playbackAtom, { phase: 'paused', jump: { toMs: timeMs } });
}

/** Back to editing. */
export function stopPlaying({ store }: DesignEditor): void {
  store.set(playTimeMsAtom, 0);
  store.set(playbackAtom, STILL);
}

/** [S57] One item's movement alone, on the canvas. */
export function playItemAlone(editor: DesignEditor, id: ItemId): void {
  stopPlaying(editor);
  editor.store.set(sideBySideAtom, false);
  editor.store.set(itemToPlayAtom, id);
}
