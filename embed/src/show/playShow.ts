import { createStory } from 'screen-player/story';
import type { FinishedShow } from 'shared-kernel/model';

import { button, element } from '../dom/element';
import { usePart } from '../parts/usePart';
import type { PictureDialog } from '../picture/createPictureDialog';
import { messageOf } from '../share/messageOf';
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
  const { organisation, share } = show;
  const stage = element('div', 'stage');
  let pictures: PictureDialog | null = null;
  let isOver = false;
  let isGone = false;

  const onShared = () => tell('shared', story.state.index);
  const openPictures = () => {
    const wasPlaying = story.state.phase === 'playing';
    story.pause();
    const goOn = () => {
      if (wasPlaying && !isGone) story.play();
    };
    usePart(
      () => import(/* webpackChunkName: "picture" */ '../picture/createPictureDialog'),
      ({ createPictureDialog }) => {
        if (isGone) return;
        pictures ??= createPictureDialog({ show, ownOrigin, onShared });
        root.append(pictures.element);
        pictures.open(story.state.index, goOn);
      },
      goOn,
    );
  };
  root.lang = show.language;
  root.replaceChildren(stage, createBar(show, onNotMe));

  const story = createStory(stage, {
    screens: show.screens,
    label: `${organisation.name}: your screens`,
    ownOrigin,
    share: {
      message: messageOf(show),
      onShared,
      onPicture: share.picture ? openPictures : null,
    },
    onFollow: () => tell('acted', story.state.index),
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
    destroy: () => {
      isGone = true;
      story.destroy();
    },
  };
}

function createBar(show: FinishedShow, onNotMe: () => void): HTMLElement {
  const question = show.firstName === null ? 'Not you?' : `Not ${show.firstName}?`;
  const leave = button('action action-quiet bar-not-me', question, onNotMe);
  return element('div', 'bar', {}, createTranscript(show), leave);
}
