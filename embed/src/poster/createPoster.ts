import {
  createStage,
  imageAddress,
  isAskedAgain,
  requestPicture,
  showOf,
  windowClock,
} from 'screen-player';
import { followRoom, storyPlacement } from 'screen-player/story';
import type { Box, FinishedShow, ScreenContent } from 'shared-kernel/model';

import { button, element } from '../dom/element';
import { icon } from '../dom/icon';
import type { Words } from '../words/words';
import { inkOn } from './inkOn';

const UNKNOWN_COLOUR = '#0f5f5b';
const PLAY = 'M8 5l11 7-11 7z';

export interface PosterOptions {
  readonly ownOrigin: string;
  /** CSS pixels that it may take. */
  readonly room: () => Box;
  readonly words: Words['poster'];
  readonly onPlay: () => void;
}

export interface Poster {
  /** What plays the story. */
  readonly button: HTMLButtonElement;
  readonly destroy: () => void;
}

/** The first screen as it ends, and at its foot, in the organisation's colour, for whom it is and what there is to do. */
export function createPoster(
  host: HTMLElement,
  show: FinishedShow,
  { ownOrigin, room, words, onPlay }: PosterOptions,
): Poster {
  const picture = element('div', 'poster-picture', {
    'aria-hidden': 'true',
    inert: '',
    // Staff laid it out from left to right, whatever the language.
    dir: 'ltr',
  });
  const play = button('poster-play', words.play, onPlay);
  play.prepend(icon(PLAY));
  const { name, logo = '' } = show.organisation;
  const address = imageAddress(logo, ownOrigin);
  const mark = element('img', 'poster-logo', { alt: '' });
  if (address !== null) requestPicture(mark, logo, address, () => '20vw');
  mark.onerror = () => isAskedAgain(mark) || mark.remove();
  const poster = element(
    'div',
    'poster',
    {},
    picture,
    element(
      'div',
      'poster-words',
      {},
      element(
        'div',
        'poster-whose',
        {},
        ...(address === null ? [] : [mark]),
        element('p', 'poster-name', {}, show.firstName ?? name),
      ),
      element('p', 'poster-length', {}, words.length(secondsOf(show))),
      play,
    ),
  );
  // The whole of it is pressed, for a mouse and a finger; the button alone for everybody else.
  poster.addEventListener('click', ({ target }) => {
    if (!(target instanceof Node) || !play.contains(target)) onPlay();
  });
  const { colour = UNKNOWN_COLOUR } = show.organisation;
  poster.style.setProperty('--ground', colour);
  poster.style.setProperty('--ink', inkOn(colour));
  host.append(poster);
  const [first] = show.screens;
  const stage = createStage(document, { ownOrigin });
  picture.append(stage.element);
  /** As large as a story would be here. */
  const paint = () => {
    const { view, box, scale } = storyPlacement(room(), null);
    const [width, height] = [box.width * scale, box.height * scale];
    if (first !== undefined) stage.paint(withoutPresses(first.content), view, box);
    stage.element.style.transformOrigin = '0 0';
    // A hair larger, so that no line of the ground is left at an edge.
    stage.element.style.transform = `scale(${String(scale * 1.004)})`;
    poster.style.width = `${String(width)}px`;
    poster.style.height = `${String(height)}px`;
    poster.style.setProperty('--unit', `${String(Math.min(width, height) / 100)}px`);
  };
  paint();
  return { button: play, destroy: followRoom(host, windowClock(window), paint).stop };
}

/** Nothing of a poster is pressed but the poster itself. */
const withoutPresses = (content: ScreenContent): ScreenContent => ({
  ...content,
  items: content.items.filter(({ type }) => type !== 'share' && type !== 'button'),
});

const secondsOf = ({ screens }: FinishedShow): number =>
  Math.max(
    1,
    Math.round(screens.reduce((sum, { content }) => sum + showOf(content).endMs, 0) / 1000),
  );
