import { windowClock } from '../player/clock';
import { createStoryFrame } from './createStoryFrame';
import { createStoryRun } from './createStoryRun';
import { followActivity } from './followActivity';
import { followAttention } from './followAttention';
import { followRoom } from './followRoom';
import type * as Input from './input';
import type { Story, StoryHandle } from './story';
import type { StoryMove } from './storyMove';
import { storyPlacement } from './storyPlacement';
import type { StoryPlacement } from './storyPlacement';

/** Calls when hands and keys can be listened to, perhaps at once. */
export type WhenInput = (begin: (input: typeof Input) => void) => void;

/**
 * Plays a supporter's screens one after the other inside `host`, beginning at once. Hands and keys come with a part
 * that the first screen can do without; the buttons do not need it.
 */
export function startStory(host: HTMLElement, story: Story, whenInput: WhenInput): StoryHandle {
  const clock = story.clock ?? windowClock(host.ownerDocument.defaultView ?? window);
  let device = story.device ?? null;

  const move = (made: StoryMove) => run.moves[made]();
  const frame = createStoryFrame(host, story, move);
  const activity = followActivity(frame.element, clock);
  const room = followRoom(host, clock, () => relayout());
  const placementNow = () => {
    const viewport = story.viewport?.() ?? room.viewport();
    return storyPlacement(story.room?.() ?? room.measure(), device, viewport);
  };
  /** By hand or key on the screen itself: a story that runs from the right is turned over to the right. */
  const back = story.direction === 'rtl' ? 'next' : 'previous';
  const turn = (made: StoryMove) => {
    // On the closing nothing but its own buttons leads on.
    if (story.closing !== undefined && run.state.current().phase === 'ended' && made !== back)
      return;
    move(story.direction === 'rtl' ? MIRRORED[made] : made);
  };
  const first = placementNow();
  frame.place(first);
  const run = createStoryRun({ story, frame, clock, placement: first, onFrame: activity.tick });

  const place = (placement: StoryPlacement) => {
    frame.place(placement);
    run.place(placement);
  };
  const relayout = () => {
    const placement = placementNow();
    if (!isSame(placement, run.state.current().placement)) place(placement);
  };
  const stops = [
    room.stop,
    activity.stop,
    run.state.subscribe(({ phase }) => {
      if (phase !== 'playing') activity.wake();
    }),
    followAttention(frame.element, run.waitFor),
  ];
  let isGone = false;
  whenInput(({ takeInput }) => {
    if (!isGone) stops.push(...takeInput({ story, frame, clock, run, turn }));
  });

  return {
    ready: run.ready,
    get state() {
      return run.state.current();
    },
    subscribe: (listener) => run.state.subscribe(listener),
    play: run.play,
    pause: run.pause,
    next: run.moves.next,
    previous: run.moves.previous,
    goTo: run.turnTo,
    seek: run.seek,
    replay: run.replay,
    relayout,
    update: (changes) => {
      device = changes.device === undefined ? device : changes.device;
      if (changes.screens !== undefined) run.take(changes.screens);
      place(placementNow());
    },
    destroy: () => {
      isGone = true;
      for (const stop of stops) stop();
      run.close();
      frame.remove();
    },
  };
}

const MIRRORED = { next: 'previous', previous: 'next', toggle: 'toggle' } as const satisfies Record<
  StoryMove,
  StoryMove
>;

const isSame = (one: StoryPlacement, other: StoryPlacement): boolean =>
  one.view === other.view &&
  one.scale === other.scale &&
  one.box.width === other.box.width &&
  one.box.height === other.box.height;
