import { useState } from 'react';

export interface PreviewRun {
  /** Which screen, counted from 0. */
  readonly index: number;
  /** Changes whenever a screen starts from its beginning. */
  readonly round: number;
  readonly playing: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly toggle: () => void;
  readonly previous: () => void;
  readonly next: () => void;
  readonly replay: () => void;
  readonly screenEnded: () => void;
}

interface State {
  readonly index: number;
  readonly round: number;
  readonly playing: boolean;
  /** The last screen has reached its end marker: playing means starting over. */
  readonly over: boolean;
}

const START: State = { index: 0, round: 0, playing: true, over: false };

/** Runs through `count` screens: each starts playing, and its end brings the next. */
export function usePreviewRun(count: number): PreviewRun {
  const [state, setState] = useState(START);
  const { index, round, playing } = state;
  const startAt = (next: number) => {
    setState((before) => ({ index: next, round: before.round + 1, playing: true, over: false }));
  };

  return {
    index,
    round,
    playing,
    isFirst: index === 0,
    isLast: index === count - 1,
    previous: () => {
      startAt(Math.max(0, index - 1));
    },
    next: () => {
      startAt(Math.min(count - 1, index + 1));
    },
    replay: () => {
      startAt(index);
    },
    toggle: () => {
      if (state.over) startAt(0);
      else setState((before) => ({ ...before, playing: !before.playing }));
    },
    screenEnded: () => {
      if (index < count - 1) startAt(index + 1);
      else setState((before) => ({ ...before, playing: false, over: true }));
    },
  };
}
