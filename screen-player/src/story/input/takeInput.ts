import type { Clock } from '../../player/clock';
import type { StoryFrame } from '../createStoryFrame';
import type { StoryRun } from '../createStoryRun';
import type { Story } from '../story';
import type { StoryMove } from '../storyMove';
import { followFocus } from './followFocus';
import { listenToTouch } from './listenToTouch';
import { listenToEscape, listenToKeys } from './storyKeys';

export interface InputOptions {
  readonly story: Story;
  readonly frame: StoryFrame;
  readonly clock: Clock;
  readonly run: StoryRun;
  /** By hand or key on the screen itself. */
  readonly turn: (move: StoryMove) => void;
}

/** Hands, keys and questions, from now on; returns what ends each. */
export const takeInput = (options: InputOptions): readonly (() => void)[] => {
  const { story, frame, clock, run, turn } = options;
  return [
    listenToKeys(frame.element, turn),
    listenToEscape(frame.element, story.onLeave),
    listenToTouch(frame.element, clock, {
      onMove: turn,
      onHold: (held) => run.waitFor('touched', held),
      onLeave: story.onLeave,
    }),
    followFocus(frame.screen, run.waitFor),
    takeQuestions(options),
  ];
};

/** [P53] By a part of its own, for stories with numbers that are explained; without it, nobody can ask. */
function takeQuestions({ story, frame, run }: InputOptions): () => void {
  let stop: (() => void) | null = () => undefined;
  if (story.screens.some(({ explanations = [] }) => explanations.length > 0))
    import(/* webpackChunkName: "explanations" */ '../explanations').then(
      ({ offerExplanations }) => {
        if (stop !== null) stop = offerExplanations({ story, frame, run });
      },
      () => undefined,
    );
  return () => {
    stop?.();
    stop = null;
  };
}
