import { answerPresence } from '../stage/answerPresence';
import { applyStyle } from '../style/styleSheetOfOne';
import { STORY_WORDS } from '../words/storyWords';
import type { ShareWords } from '../words/storyWords';
import { PLATFORMS, SHAPES, wholeText } from './platforms';
import type { ShareMessage } from './platforms';
import type { ShareActions } from './shareActions';
import { buttonStyle, groupStyle, ICON_STYLE, SAID_STYLE } from './shareStyles';

export interface ShareButtonsOptions {
  /** Null: seen, but nobody shares from here. */
  readonly actions: ShareActions | null;
  readonly alignment: 'left' | 'center' | 'right';
  readonly words?: ShareWords;
}

/**
 * [P17] The platforms people use, the link or the device's own sheet, a picture: always eight buttons in one box,
 * whatever the browser can do and staff allow, so that everybody sees what staff have laid out.
 */
export function createShareButtons(
  page: Document,
  { actions, alignment, words = STORY_WORDS }: ShareButtonsOptions,
): HTMLElement {
  const said = page.createElement('span');
  const buttons =
    actions === null
      ? EIGHT_SHAPES.map((shape) => draw(page.createElement('span'), shape))
      : liveButtons(page, actions, words, (sentence) => {
          said.textContent = sentence;
          applyStyle(said, SAID_STYLE);
        });
  const group = halved(
    page,
    buttons,
    `${alignment === 'center' ? '' : 'flex-'}${SIDES[alignment]}`,
  );
  applyStyle(group, { position: 'relative' });
  if (actions === null) {
    group.setAttribute('role', 'img');
    group.setAttribute('aria-label', INERT_NAME);
    group.title = INERT_NAME;
  } else {
    group.setAttribute('role', 'group');
    group.setAttribute('aria-label', words.share);
    said.setAttribute('role', 'status');
    group.append(said);
  }
  return group;
}

/** Spec §2; for staff alone. */
const INERT_NAME = 'Share buttons – sharing is set up on the campaign platform page';

const SIDES = { left: 'start', center: 'center', right: 'end' } as const;

const EIGHT_SHAPES = [...PLATFORMS.map(({ shape }) => shape), SHAPES.copy, SHAPES.picture];

function liveButtons(
  page: Document,
  actions: ShareActions,
  words: ShareWords,
  say: (sentence: string) => void,
): readonly HTMLElement[] {
  const { message, onPicture, onShared } = actions;
  const links = PLATFORMS.map(({ name, shape, addressOf }) => {
    const link = page.createElement('a');
    link.href = addressOf(message);
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
    return named(draw(link, shape), words.shareBy(name), onShared);
  });
  const button = (shape: string, name: string, onPress: () => void) => {
    const element = page.createElement('button');
    element.type = 'button';
    return named(draw(element, shape), name, onPress);
  };
  const copy = () =>
    void copyText(wholeText(message)).then((copied) => {
      say(copied ? words.copied : message.link);
      if (copied) onShared();
    });
  const shareByDevice = () =>
    void deviceShare(message).then((outcome) => {
      if (outcome === 'shared') onShared();
      if (outcome === 'refused') copy();
    });
  const byCopy = () => button(SHAPES.copy, words.copyLink, copy);
  const byDevice = () => button(SHAPES.device, words.shareByOtherApp, shareByDevice);
  const canShare = 'share' in navigator;
  if (onPicture !== null) {
    const picture = button(SHAPES.picture, words.sharePicture, onPicture);
    return [...links, canShare ? byDevice() : byCopy(), picture];
  }
  return [...links, byCopy(), canShare ? byDevice() : room(page)];
}

/** As large as a button, and nothing else. */
function room(page: Document): HTMLElement {
  const element = page.createElement('span');
  applyStyle(element, { ...buttonStyle, opacity: '0', 'pointer-events': 'none' });
  return element;
}

function draw<Drawn extends HTMLElement>(element: Drawn, shape: string): Drawn {
  const page = element.ownerDocument;
  const icon = page.createElementNS(SVG, 'svg');
  const path = page.createElementNS(SVG, 'path');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('aria-hidden', 'true');
  path.setAttribute('d', shape);
  icon.append(path);
  applyStyle(icon, ICON_STYLE);
  applyStyle(element, buttonStyle);
  element.append(icon);
  return element;
}

const SVG = 'http://www.w3.org/2000/svg';

function named(element: HTMLElement, name: string, onPress: () => void): HTMLElement {
  element.setAttribute('aria-label', name);
  element.title = name;
  applyStyle(element, { cursor: 'pointer' });
  answerPresence(element);
  element.addEventListener('click', onPress);
  return element;
}

/** Halves of halves that wrap, so that rows are alike: eight, four and four, or twos. */
function halved(page: Document, buttons: readonly HTMLElement[], side: string): HTMLElement {
  const group = page.createElement('span');
  applyStyle(group, groupStyle(side));
  const middle = buttons.length / 2;
  if (buttons.length <= 2) group.append(...buttons);
  else {
    group.append(
      halved(page, buttons.slice(0, middle), side),
      halved(page, buttons.slice(middle), side),
    );
  }
  return group;
}

/** `refused` where the browser does not allow it, as in most frames; else it rejects where the person thinks better of it. */
async function deviceShare({ title, text, hashtag, link }: ShareMessage) {
  try {
    await navigator.share({ title, text: `${text} ${hashtag}`.trim(), url: link });
    return 'shared';
  } catch (cause) {
    return cause instanceof DOMException && cause.name === 'AbortError' ? 'left' : 'refused';
  }
}

/** False where the browser does not allow it, as in most frames, or has no clipboard, as on a page without https. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
