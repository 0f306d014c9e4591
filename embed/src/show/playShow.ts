import { startStory } from 'screen-player/story';
import type { Story, StoryHandle } from 'screen-player/story';
import { isRightToLeft } from 'shared-kernel/model';
import type { FinishedShow } from 'shared-kernel/model';

import { createClosingCard } from '../card/createClosingCard';
import { button, element } from '../dom/element';
import { usePart } from '../parts/usePart';
import type { PictureDialog } from '../picture/createPictureDialog';
import { messageOf } from '../share/messageOf';
import { speakIn } from '../words/speech';
import type { Words } from '../words/words';
import { createTranscript } from './createTranscript';
import type { Mount } from './place';
import { playInPage } from './playInPage';
import { playInTheatre } from './playInTheatre';
import type { ShowOptions } from './showOptions';

export interface PlayedShow {
  /** Tells where it was left, where it was not seen to its end. */
  leave(): void;
  destroy(): void;
}

/** Plays a finished show in `root`, with everything that stands around it. */
export function playShow(root: HTMLElement, show: FinishedShow, options: ShowOptions): PlayedShow {
  const { ownOrigin, tell, mode, speech, onNotMe } = options;
  const { organisation } = show;
  const { words } = speech;
  let story: StoryHandle | null = null;
  let pictures: PictureDialog | null = null;
  let isOver = false;
  let isGone = false;

  const indexNow = () => story?.state.index ?? 0;
  const onShared = () => tell('shared', indexNow());
  const openPictures = () => {
    const wasPlaying = story?.state.phase === 'playing';
    story?.pause();
    const goOn = () => {
      if (wasPlaying && !isGone) story?.play();
    };
    usePart(
      () =>
        Promise.all([
          import(/* webpackChunkName: "picture" */ '../picture/createPictureDialog'),
          speech.later(),
        ]),
      ([{ createPictureDialog }, later]) => {
        if (isGone) return;
        pictures ??= createPictureDialog({ show, ownOrigin, onShared, words: later });
        root.append(pictures.element);
        pictures.open(goOn);
      },
      goOn,
    );
  };
  speakIn(root, speech);
  const bar = createBar(show, words, onNotMe);
  const share = {
    message: messageOf(show, words),
    onShared,
    onPicture: show.share.picture ? openPictures : null,
  };
  const onFollow = () => tell('acted', indexNow());
  const onReplay = () => story?.replay();
  const closing =
    show.closingCard === undefined
      ? null
      : createClosingCard({ show, ownOrigin, speech, share, onFollow, onReplay });
  const mount: Mount = ({ stage, room, onLeave }) => {
    const setting: Story = {
      screens: show.screens,
      label: words.show.label(organisation.name),
      words: words.story,
      language: show.language,
      direction: isRightToLeft(show.language) ? 'rtl' : 'ltr',
      ownOrigin,
      room,
      ...(onLeave === undefined ? {} : { onLeave }),
      ...(closing === null ? {} : { closing }),
      share,
      onFollow,
    };
    const mounted = startStory(stage, setting, (begin) =>
      usePart(() => import(/* webpackChunkName: "input" */ 'screen-player/story/input'), begin),
    );
    story = mounted;
    mounted.pause();
    mounted.subscribe(({ phase, index }) => {
      if (index === show.screens.length - 1) closing?.prepare();
      if (phase !== 'ended' || isOver) return;
      isOver = true;
      tell('finished', index);
    });
    return mounted;
  };
  const end =
    mode === 'inline'
      ? playInPage(root, bar, mount)
      : playInTheatre(root, bar, mount, show, options);
  tell('opened', 0);

  return {
    leave: () => {
      if (!isOver) tell('left', indexNow());
      isOver = true;
    },
    destroy: () => {
      isGone = true;
      end();
    },
  };
}

function createBar(show: FinishedShow, words: Words, onNotMe: () => void): HTMLElement {
  const question = show.firstName === null ? words.show.notYou : words.show.notName(show.firstName);
  const leave = button('action action-quiet bar-not-me', question, onNotMe);
  return element('div', 'bar', {}, createTranscript(show, words), leave);
}
