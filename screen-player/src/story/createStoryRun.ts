import type { Box } from 'shared-kernel/model';

import type { Clock } from '../player/clock';
import { createStateCell } from '../player/createStateCell';
import { reducedMotionOf } from '../player/reducedMotionOf';
import { createEnding } from './createEnding';
import { createPreloader } from './createPreloader';
import { createReel } from './createReel';
import type { StoryFrame } from './createStoryFrame';
import type { Story, StoryScreen } from './story';
import type { StoryMove } from './storyMove';
import type { StoryPlacement } from './storyPlacement';
import type { StoryPhase, StoryState } from './storyState';

export interface StoryRunOptions {
  readonly story: Story;
  readonly frame: StoryFrame;
  readonly clock: Clock;
  readonly placement: StoryPlacement;
  /** With every frame that is drawn. */
  readonly onFrame: () => void;
}

const roomOf = ({ clientWidth, clientHeight }: Element): Box => ({
  width: clientWidth,
  height: clientHeight,
});

export type StoryRun = ReturnType<typeof createStoryRun>;

/** [T1] [T7] Runs through the screens of a story inside its frame; knows nothing of the page around it. */
export function createStoryRun({ story, frame, clock, placement, onFrame }: StoryRunOptions) {
  const page = frame.element.ownerDocument;
  const prefersReduced = reducedMotionOf(page.defaultView ?? window);
  const preload = createPreloader(page, story.ownOrigin);
  const waitingFor = new Set<string>();
  const state = createStateCell<StoryState>({
    phase: 'playing',
    waiting: false,
    index: 0,
    placement,
  });
  const ending = createEnding(frame, story.closing);
  let { screens } = story;

  const moves = () => !(story.reducedMotion ?? prefersReduced());

  const reel = createReel(frame.screen, placement, {
    ...story,
    clock,
    contentAt: (index) => screens[index]?.content,
    moves,
    side: story.direction === 'rtl' ? -1 : 1,
    onShare: (share) => {
      frame.segments.fill(state.current().index, moves() ? share : 1);
      onFrame();
    },
    onEnd: () => {
      const following = state.current().index + 1;
      if (following < screens.length) open(following, 'playing', true);
      else enter({ phase: 'ended' });
    },
  });

  /** [T9] */
  const sentenceOf = (index: number): string => {
    const place = frame.words.place(index + 1, screens.length);
    const name = screens[index]?.name;
    return name === undefined ? place : `${place}: ${name}`;
  };

  /** The reel follows the state as it is after everybody was told: a listener may have changed it. */
  const enter = (changes: Partial<StoryState>) => {
    const before = state.current();
    const next = { ...before, ...changes };
    const now = { ...next, waiting: next.phase === 'playing' && waitingFor.size > 0 };
    if (!isSame(before, now)) state.enter(now);
    const { phase, waiting } = state.current();
    frame.controls.show(phase);
    ending.show(phase === 'ended');
    if (phase === 'playing' && !waiting) reel.play();
    else if (phase !== 'ended') reel.pause();
  };

  const finish = (phase: StoryPhase) => {
    reel.finish(phase === 'ended');
    frame.segments.fill(state.current().index, 1);
    enter({ phase });
  };

  /** `comesOver`: by its transition; who turns the screens themselves does not wait for one [T13]. */
  const open = (index: number, phase: StoryPhase, comesOver = false) => {
    const screen = screens[index];
    if (screen === undefined) return;
    frame.announce(sentenceOf(index));
    frame.segments.showAt(index, 0);
    frame.keepFocus();
    reel.open(index, comesOver);
    const following = screens[index + 1];
    if (following !== undefined) preload(following.content, roomOf(frame.screen));
    enter({ index, phase });
    if (phase === 'paused') finish('paused');
  };

  /** Who paused goes on reading at their own pace; who did not, goes on watching [T4]. */
  const turnTo = (index: number) => {
    const turned = Math.max(0, Math.min(index, screens.length - 1));
    open(turned, state.current().phase === 'paused' ? 'paused' : 'playing');
  };
  const replay = () => open(0, 'playing');
  const seek = (index: number, timeMs: number) => {
    if (screens[index] === undefined) return;
    frame.announce(sentenceOf(index));
    frame.segments.showAt(index, 0);
    frame.keepFocus();
    enter({ index, phase: 'paused' });
    reel.seek(index, timeMs);
  };
  const play = () => {
    if (state.current().phase === 'ended') replay();
    else enter({ phase: 'playing' });
  };
  const pause = () => {
    if (state.current().phase === 'playing') enter({ phase: 'paused' });
  };
  const turns = {
    next: () => {
      const { index, phase } = state.current();
      if (index < screens.length - 1) turnTo(index + 1);
      else if (phase !== 'ended') finish('ended');
    },
    previous: () => {
      const { index, phase } = state.current();
      // Behind the closing stands the last screen.
      const isClosed = phase === 'ended' && story.closing !== undefined;
      turnTo(isClosed ? index : index - 1);
    },
    toggle: () => (state.current().phase === 'playing' ? pause() : play()),
  } as const satisfies Record<StoryMove, () => void>;

  frame.segments.setCount(screens.length);
  open(0, 'playing');

  return {
    ready: reel.loading,
    state,
    moves: turns,
    play,
    pause,
    replay,
    seek,
    turnTo,
    /** Other screens, at the moment it is at; drawn when it is placed. */
    take: (next: readonly StoryScreen[]) => {
      screens = next;
      const { index } = state.current();
      frame.segments.setCount(screens.length);
      if (screens.length === 0) reel.close();
      else if (index >= screens.length) turnTo(index);
      else frame.announce(sentenceOf(index));
    },
    /** Draws the screen in its present place. */
    place: (next: StoryPlacement) => {
      const screen = screens[state.current().index];
      if (screen !== undefined) reel.update(next);
      enter({ placement: next });
    },
    /** Plays on when nothing is waited for any more. */
    waitFor: (reason: string, waits: boolean) => {
      if (waits) waitingFor.add(reason);
      else waitingFor.delete(reason);
      enter({});
    },
    close: () => {
      state.close();
      ending.show(false);
      reel.close();
    },
  };
}

const isSame = (one: StoryState, other: StoryState): boolean =>
  one.phase === other.phase &&
  one.waiting === other.waiting &&
  one.index === other.index &&
  one.placement === other.placement;
