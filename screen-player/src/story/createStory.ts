import { windowClock } from '../player/clock';
import { createStoryFrame } from './createStoryFrame';
import { createStoryRun } from './createStoryRun';
import { followAttention } from './followAttention';
import { followFocus } from './followFocus';
import { followRoom } from './followRoom';
import { listenToTouch } from './listenToTouch';
import type { Story, StoryHandle } from './story';
import { listenToKeys } from './storyKeys';
import type { StoryMove } from './storyKeys';
import { storyPlacement } from './storyPlacement';
import type { StoryPlacement } from './storyPlacement';

/** Plays a supporter's screens one after the other inside `host`, beginning at once. */
export function createStory(host: HTMLElement, story: Story): StoryHandle {
  const clock = story.clock ?? windowClock(host.ownerDocument.defaultView ?? window);
  let device = story.device ?? null;

  const move = (made: StoryMove) => run.moves[made]();
  const frame = createStoryFrame(host, story.label ?? 'Your screens', move);
  const room = followRoom(host, clock, () => relayout());
  const placementNow = () => storyPlacement(story.room?.() ?? room.measure(), device);
  const first = placementNow();
  frame.place(first);
  const run = createStoryRun({ story, frame, clock, placement: first });

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
    listenToKeys(frame.element, move),
    listenToTouch(frame.element, clock, {
      onMove: move,
      onHold: (held) => run.waitFor('touched', held),
    }),
    followAttention(frame.element, run.waitFor),
    followFocus(frame.screen, run.waitFor),
  ];

  return {
    get state() {
      return run.state.current();
    },
    subscribe: (listener) => run.state.subscribe(listener),
    play: run.play,
    pause: run.pause,
    next: run.moves.next,
    previous: run.moves.previous,
    goTo: run.turnTo,
    replay: run.replay,
    relayout,
    update: (changes) => {
      device = changes.device === undefined ? device : changes.device;
      if (changes.screens !== undefined) run.take(changes.screens);
      place(placementNow());
    },
    destroy: () => {
      for (const stop of stops) stop();
      run.close();
      frame.remove();
    },
  };
}

const isSame = (one: StoryPlacement, other: StoryPlacement): boolean =>
  one.view === other.view &&
  one.scale === other.scale &&
  one.box.width === other.box.width &&
  one.box.height === other.box.height;
