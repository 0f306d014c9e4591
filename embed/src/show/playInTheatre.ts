import type { StoryHandle } from 'screen-player/story';
import type { FinishedShow } from 'shared-kernel/model';

import { element } from '../dom/element';
import { usePart } from '../parts/usePart';
import { createPoster } from '../poster/createPoster';
import type { Theatre } from '../theatre/createTheatre';
import type { Mount } from './place';
import { playInPage } from './playInPage';
import type { ShowOptions } from './showOptions';
import { roomInSight } from './roomInSight';

/** A page's own head stands above the poster, and what it says has to be in sight below that, within reason. */
const [MOST, LEAST] = [0.8, 0.65];

/**
 * Over the whole viewport, from a tap on the poster that stands in the page. The story is laid out beforehand, so that
 * it is there in the frame after the tap. Returns what ends it.
 */
export function playInTheatre(
  root: HTMLElement,
  bar: HTMLElement,
  mount: Mount,
  show: FinishedShow,
  { ownOrigin, mode, speech, onBroken }: ShowOptions,
): () => void {
  let played: { readonly story: StoryHandle; readonly theatre: Theatre } | null = null;
  let isWanted = false;
  let isGone = false;
  let end: () => void = () => undefined;

  const open = () => {
    isWanted = true;
    if (played === null) return;
    played.theatre.open();
    played.story.play();
  };
  const holder = element('div', 'poster-place');
  root.replaceChildren(holder, bar);
  const room = mode === 'page' ? roomInSight(root, bar, 1, 0) : roomInSight(root, bar, MOST, LEAST);
  const poster = createPoster(holder, show, {
    ownOrigin,
    room,
    words: speech.words.poster,
    onPlay: open,
  });

  const lay = (theatre: Theatre) => {
    root.append(theatre.element);
    const { stage } = theatre;
    const story = mount({
      stage,
      room: () => ({ width: stage.clientWidth, height: stage.clientHeight }),
      onLeave: () => theatre.close(),
    });
    played = { story, theatre };
    end = () => {
      theatre.destroy();
      story.destroy();
    };
    if (isWanted) open();
  };
  usePart(
    () => import(/* webpackChunkName: "theatre" */ '../theatre/createTheatre'),
    ({ createTheatre }) => {
      if (isGone) return;
      try {
        lay(
          createTheatre(root, {
            label: show.organisation.name,
            closeLabel: speech.words.show.close,
            opener: poster.button,
            onClose: () => played?.story.pause(),
          }),
        );
      } catch {
        onBroken();
      }
    },
    // Without it the story plays where the poster was.
    () => {
      if (isGone) return;
      poster.destroy();
      end = playInPage(root, bar, mount);
    },
  );
  return () => {
    isGone = true;
    poster.destroy();
    end();
  };
}
