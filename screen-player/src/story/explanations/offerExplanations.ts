import { adoptStyles } from '../../style/adoptStyles';
import { createButton } from '../createControls';
import type { StoryFrame } from '../createStoryFrame';
import type { StoryRun } from '../createStoryRun';
import type { Story } from '../story';
import { createSheet, type Sheet } from './createSheet';
import { EXPLANATION_STYLES } from './sheetStyles';

interface Explained {
  readonly story: Pick<Story, 'screens' | 'closing' | 'language'>;
  readonly frame: StoryFrame;
  readonly run: Pick<StoryRun, 'state' | 'moves' | 'waitFor'>;
}

/** An i in a circle. */
const ICON = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M12 11.5v5M12 7.9v.2';

/** [P53] A button on the screens whose numbers are explained, beside the others; returns what takes it away. */
export function offerExplanations({ story, frame, run }: Explained): () => void {
  let sheet: Sheet | null = null;
  let shown = run.state.current();
  const explanations = () => story.screens[shown.index]?.explanations ?? [];

  const close = () => {
    sheet?.remove();
    sheet = null;
    run.waitFor('asked', false);
  };
  const button = createButton(frame.element.ownerDocument, (wasSeen) => {
    if (!wasSeen) run.moves.toggle();
    else {
      run.waitFor('asked', true);
      sheet ??= createSheet(frame, {
        explanations: explanations(),
        language: story.language,
        onClose: close,
      });
    }
  });
  button.element.classList.add('story-explain');
  button.show(frame.words.explain, ICON);

  const takeAway = () => {
    if (button.element.matches(':focus')) frame.element.focus({ preventScroll: true });
    button.element.remove();
  };
  const follow = () => {
    // A closing lies over the numbers.
    const isOver = shown.phase === 'ended' && story.closing !== undefined;
    if (explanations().length === 0 || isOver) takeAway();
    else if (!button.element.isConnected) frame.controls.element.prepend(button.element);
  };
  const stopFollowing = run.state.subscribe((next) => {
    const before = shown;
    shown = next;
    // Whatever else leads on, pauses or plays has the screen for itself.
    if (next.index !== before.index || next.phase !== before.phase) close();
    follow();
  });
  adoptStyles(frame.element, EXPLANATION_STYLES);
  follow();
  return () => {
    stopFollowing();
    close();
    takeAway();
  };
}
