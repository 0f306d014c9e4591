import { adoptStyles, createShareButtons } from 'screen-player';
import type { ShareActions } from 'screen-player';
import type { CallToAction, FinishedShow } from 'shared-kernel/model';

import { button, element } from '../dom/element';
import { icon } from '../dom/icon';
import { ACTION_STYLES } from './actionStyles';
import { CARD_STYLES } from './cardStyles';
import type { CardWords } from './cardWords';
import { cardOf, contentOf, EVERYTHING } from './cardContent';
import { createFace } from './createFace';
import { landNumbers } from './landNumbers';
import { layOutFace } from './layOutFace';

export interface CardOptions {
  readonly show: FinishedShow;
  readonly ownOrigin: string;
  /** What share buttons do; `onPicture` opens the picture of this card. */
  readonly share: ShareActions;
  /** A call to action was followed. */
  readonly onFollow: () => void;
  readonly onReplay: () => void;
  readonly words: CardWords;
}

/** The closing card of a story (D239): the supporter's numbers, who says thank you, and one thing to do next. */
export function createCard(host: HTMLElement, options: CardOptions): void {
  const { show, ownOrigin, words } = options;
  adoptStyles(host, CARD_STYLES);
  adoptStyles(host, ACTION_STYLES);
  const content = contentOf(show, words, EVERYTHING);
  const face = createFace(
    content,
    ownOrigin,
    createActions(options, () => layOut()),
  );
  host.replaceChildren(face);
  const layOut = () => {
    const box = { width: host.clientWidth, height: host.clientHeight };
    if (box.width > 0 && box.height > 0) layOutFace(face, box);
  };
  layOut();
  landNumbers(face, window.matchMedia('(prefers-reduced-motion: reduce)').matches);
  new ResizeObserver(layOut).observe(host);
  // Faces and a logo that come later change what fits.
  void document.fonts.ready.then(layOut);
  face.querySelector('img')?.addEventListener('load', layOut);
}

/** `onGrown`: the card has to make room. */
function createActions(options: CardOptions, onGrown: () => void): HTMLElement {
  const { show, onFollow } = options;
  const calls = cardOf(show).actions.map((action, index) => createCall(action, index, onFollow));
  return element(
    'div',
    'card-foot card-actions',
    {},
    ...(calls.length === 0 ? [] : [element('div', 'card-calls', {}, ...calls)]),
    ...createTools(options, onGrown),
  );
}

function createCall({ label, address }: CallToAction, index: number, onFollow: () => void) {
  const link = { href: address, target: '_blank', rel: 'noopener' };
  const call = element('a', index === 0 ? 'card-call card-call-first' : 'card-call', link, label);
  call.addEventListener('click', onFollow);
  return call;
}

function createTools(
  { share, onReplay, words }: CardOptions,
  onGrown: () => void,
): readonly HTMLElement[] {
  const { message, onPicture, onShared } = share;
  const others = element('div', 'card-share');
  others.hidden = true;
  const showOthers = () => {
    if (others.firstChild === null)
      others.append(createShareButtons(document, { actions: share, alignment: 'left', words }));
    others.hidden = !others.hidden;
    sharing.setAttribute('aria-expanded', String(!others.hidden));
    onGrown();
  };
  const byDevice = () => {
    const { title, text, hashtag, link } = message;
    navigator
      .share({ title, text: `${text} ${hashtag}`.trim(), url: link })
      .then(onShared, (cause: unknown) => {
        if (!(cause instanceof DOMException) || cause.name !== 'AbortError') showOthers();
      });
  };
  const sharing = tool(SHAPES.share, words.share, 'share' in navigator ? byDevice : showOthers);
  const tools = [
    sharing,
    ...(onPicture === null ? [] : [tool(SHAPES.save, words.savePicture, onPicture)]),
    tool(SHAPES.replay, words.replay, onReplay),
  ];
  return [others, element('div', 'card-tools', {}, ...tools)];
}

function tool(shape: string, name: string, onPress: () => void): HTMLButtonElement {
  const made = button('card-tool', name, onPress);
  made.prepend(icon(shape));
  return made;
}

const SHAPES = {
  share:
    'M12 1l5 5-1.4 1.4L13 4.8V15h-2V4.8L8.4 7.4 7 6zM5 9h4v2H6v10h12V11h-3V9h4a1 1 0 011 1v12a1 1 0 01-1 1H5a1 1 0 01-1-1V10a1 1 0 011-1z',
  save: 'M11 3h2v9.2l3.3-3.3 1.4 1.4L12 16l-5.700-5.700 1.400-1.400 3.300 3.300zM4 18h16v2H4z',
  replay: 'M12 5V1L6.500 6 12 11V7a5.500 5.500 0 11-5.500 5.500h-2A7.500 7.500 0 1012 5z',
} as const;
