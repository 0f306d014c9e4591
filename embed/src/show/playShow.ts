import { createStory } from 'screen-player/story';
import type { FinishedShow } from 'shared-kernel/model';

import { button, element } from '../dom/element';
import { createPictureDialog } from '../picture/createPictureDialog';
import { createShareButtons } from '../share/createShareButtons';
import { messageOf } from '../share/platforms';
import { createTranscript } from './createTranscript';
import type { TellEvent } from './tellEvents';

export interface ShowOptions {
  readonly ownOrigin: string;
  readonly tell: TellEvent;
  /** The supporter says that the screens are somebody else's. */
  readonly onNotMe: () => void;
}

export interface PlayedShow {
  /** Tells where it was left, where it was not seen to its end. */
  leave(): void;
  destroy(): void;
}

/** Plays a finished show in `root`, with everything that stands around it. */
export function playShow(
  root: HTMLElement,
  show: FinishedShow,
  { ownOrigin, tell, onNotMe }: ShowOptions,
): PlayedShow {
  const { organisation, share, firstName } = show;
  let isOver = false;
  const stage = element('div', 'stage');
  const onShared = () => tell('shared', story.state.index);
  const pictures = share.picture ? createPictureDialog({ show, ownOrigin, onShared }) : null;
  const onPicture =
    pictures === null
      ? null
      : () => {
          story.pause();
          pictures.open(story.state.index);
        };
  const bar = element(
    'div',
    'bar',
    {},
    createTranscript(show),
    button(
      'action action-quiet bar-not-me',
      firstName === null ? 'Not you?' : `Not ${firstName}?`,
      onNotMe,
    ),
  );
  root.lang = show.language;
  root.replaceChildren(stage, bar, ...(pictures === null ? [] : [pictures.element]));

  const story = createStory(stage, {
    screens: show.screens,
    label: `${organisation.name}: your screens`,
    ownOrigin,
    shareBody: ({ horizontalAlignment }) =>
      createShareButtons({
        message: messageOf(show),
        alignment: horizontalAlignment,
        onShared,
        onPicture,
      }),
  });
  story.subscribe(({ phase, index }) => {
    if (phase !== 'ended' || isOver) return;
    isOver = true;
    tell('finished', index);
  });
  tell('opened', 0);

  return {
    leave: () => {
      if (!isOver) tell('left', story.state.index);
      isOver = true;
    },
    destroy: () => story.destroy(),
  };
}
