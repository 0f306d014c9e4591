import type { ScreenContent } from 'shared-kernel/model';

import { mountScreen } from '../player/mountScreen';
import type { PlayerHandle, ScreenToPlay } from '../player/mountScreen';
import type { StoryPlacement } from './storyPlacement';

export type ReelOptions = Omit<ScreenToPlay, 'content' | 'view' | 'stage' | 'onTime' | 'onEnd'> & {
  /** How much of the screen's playing time is over, 0-1. */
  readonly onShare: (share: number) => void;
  readonly onEnd: () => void;
};

/** Holds one screen of a story at a time. */
export function createReel(host: HTMLElement, { onShare, onEnd, ...options }: ReelOptions) {
  let player: PlayerHandle | null = null;

  const tellTime = (timeMs: number) => {
    if (player !== null) onShare(player.durationMs > 0 ? timeMs / player.durationMs : 1);
  };

  return {
    /** Takes the place of the screen before, standing at its beginning. */
    open: (content: ScreenContent, { view, box }: StoryPlacement) => {
      player?.destroy();
      player = null;
      player = mountScreen(host, {
        ...options,
        content,
        view,
        stage: box,
        onTime: tellTime,
        onEnd,
      });
    },
    update: (content: ScreenContent, { view, box }: StoryPlacement) => {
      player?.update({ content, view, stage: box });
    },
    play: () => {
      player?.play();
    },
    pause: () => {
      player?.pause();
    },
    /** The screen stands there finished. */
    finish: () => {
      player?.seek(player.durationMs);
      player?.pause();
    },
    close: () => {
      player?.destroy();
      player = null;
    },
  };
}
