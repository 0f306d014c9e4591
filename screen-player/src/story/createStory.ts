import { windowClock } from '../player/clock';
import { createStateCell } from '../player/createStateCell';
import { reducedMotionOf } from '../player/reducedMotionOf';
import { createReel } from './createReel';
import { createStoryFrame } from './createStoryFrame';
import { followAttention } from './followAttention';
import type { InattentionReason } from './followAttention';
import { followRoom } from './followRoom';
import { listenToTouch } from './listenToTouch';
import { createPreloader } from './createPreloader';
import type { Story, StoryHandle, StoryScreen } from './story';
import { listenToKeys } from './storyKeys';
import type { StoryMove } from './storyKeys';
import { storyPlacement } from './storyPlacement';
import type { StoryPlacement } from './storyPlacement';
import type { StoryPhase, StoryState } from './storyState';

/** Plays a supporter's screens one after the other inside `host`, beginning at once. */
export function createStory(host: HTMLElement, story: Story): StoryHandle {
  const page = host.ownerDocument;
  const view = page.defaultView ?? window;
  const clock = story.clock ?? windowClock(view);
  const prefersReduced = reducedMotionOf(view);
  const waitingFor = new Set<InattentionReason | 'touched'>();
  const preload = createPreloader(page, story.ownOrigin);
  let { screens, device = null } = story;

  const frame = createStoryFrame(host, story.label ?? 'Your screens', (move) => moves[move]());
  const room = followRoom(host, clock, () => relayout());
  const placementNow = () => storyPlacement(story.room?.() ?? room.measure(), device);
  const state = createStateCell<StoryState>({
    phase: 'playing',
    waiting: false,
    index: 0,
    placement: placementNow(),
  });
  const reel = createReel(frame.screen, {
    ...story,
    clock,
    onShare: (share) => {
      const creeps = !(story.reducedMotion ?? prefersReduced());
      frame.segments.fill(state.current().index, creeps ? share : 1);
    },
    onEnd: () => {
      const following = state.current().index + 1;
      if (following < screens.length) open(following, 'playing');
      else enter({ phase: 'ended' });
    },
  });

  /** The reel follows the state as it is after everybody was told: a listener may have changed it. */
  const enter = (changes: Partial<StoryState>) => {
    const before = state.current();
    const next = { ...before, ...changes };
    const now = { ...next, waiting: next.phase === 'playing' && waitingFor.size > 0 };
    if (!isSame(before, now)) state.enter(now);
    const { phase, waiting } = state.current();
    frame.controls.show(phase);
    if (phase === 'playing' && !waiting) reel.play();
    else if (phase !== 'ended') reel.pause();
  };

  const finish = (phase: StoryPhase) => {
    reel.finish();
    frame.segments.fill(state.current().index, 1);
    enter({ phase });
  };

  const open = (index: number, phase: StoryPhase) => {
    const screen = screens[index];
    if (screen === undefined) return;
    frame.announce(sentenceOf(screens, index));
    frame.segments.showAt(index, 0);
    reel.open(screen.content, state.current().placement);
    const following = screens[index + 1];
    if (following !== undefined) preload(following.content);
    enter({ index, phase });
    if (phase === 'paused') finish('paused');
  };

  /** Who paused goes on reading at their own pace; who did not, goes on watching. */
  const turnTo = (index: number) => {
    const turned = Math.max(0, Math.min(index, screens.length - 1));
    open(turned, state.current().phase === 'paused' ? 'paused' : 'playing');
  };

  const play = () => {
    if (state.current().phase === 'ended') open(0, 'playing');
    else enter({ phase: 'playing' });
  };
  const pause = () => {
    if (state.current().phase === 'playing') enter({ phase: 'paused' });
  };
  const moves = {
    next: () => {
      const { index, phase } = state.current();
      if (index < screens.length - 1) turnTo(index + 1);
      else if (phase !== 'ended') finish('ended');
    },
    previous: () => turnTo(state.current().index - 1),
    toggle: () => (state.current().phase === 'playing' ? pause() : play()),
  } as const satisfies Record<StoryMove, () => void>;

  const show = (placement: StoryPlacement) => {
    const { index } = state.current();
    const screen = screens[index];
    frame.place(placement);
    if (screen !== undefined) reel.update(screen.content, placement);
    enter({ placement });
  };
  const relayout = () => {
    const placement = placementNow();
    if (!isSamePlacement(placement, state.current().placement)) show(placement);
  };

  const wait = (reason: InattentionReason | 'touched', waits: boolean) => {
    if (waits) waitingFor.add(reason);
    else waitingFor.delete(reason);
    enter({});
  };

  frame.segments.setCount(screens.length);
  frame.place(state.current().placement);
  open(0, 'playing');
  const stops = [
    room.stop,
    listenToKeys(frame.element, (move) => moves[move]()),
    listenToTouch(frame.element, clock, {
      onMove: (move) => moves[move](),
      onHold: (held) => wait('touched', held),
    }),
    followAttention(frame.element, wait),
  ];

  return {
    get state() {
      return state.current();
    },
    subscribe: (listener) => state.subscribe(listener),
    play,
    pause,
    next: moves.next,
    previous: moves.previous,
    goTo: turnTo,
    replay: () => open(0, 'playing'),
    relayout,
    update: (changes) => {
      ({ screens = screens, device = device } = changes);
      const { index } = state.current();
      frame.segments.setCount(screens.length);
      if (screens.length === 0) reel.close();
      else if (index >= screens.length) turnTo(index);
      else frame.announce(sentenceOf(screens, index));
      show(placementNow());
    },
    destroy: () => {
      for (const stop of stops) stop();
      state.close();
      reel.close();
      frame.remove();
    },
  };
}

/** [S9] */
const sentenceOf = (screens: readonly StoryScreen[], index: number): string => {
  const place = `Screen ${String(index + 1)} of ${String(screens.length)}`;
  const name = screens[index]?.name;
  return name === undefined ? place : `${place}: ${name}`;
};

const isSamePlacement = (one: StoryPlacement, other: StoryPlacement): boolean =>
  one.view === other.view &&
  one.scale === other.scale &&
  one.box.width === other.box.width &&
  one.box.height === other.box.height;

const isSame = (one: StoryState, other: StoryState): boolean =>
  one.phase === other.phase &&
  one.waiting === other.waiting &&
  one.index === other.index &&
  one.placement === other.placement;
