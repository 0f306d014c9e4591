import { answerPresence } from './answerPresence';
import { INSIDE_RESET } from '../style/foreignStyles';
import { applyStyle } from '../style/styleSheetOfOne';
import type { StyleSheetOfOne } from '../style/styleSheetOfOne';
import type { ShareWords } from '../words/storyWords';
import { PLATFORMS, SHAPES, wholeText } from './platforms';
import type { ShareMessage } from './platforms';
import type { ShareActions } from './shareActions';
import { BUTTON_STYLE } from './shareStyles';

/** Gives each of the eight places its icon and, for a supporter, what it does. */
export function fillShareButtons(
  group: HTMLElement,
  places: readonly HTMLElement[],
  actions: ShareActions | null,
  words: ShareWords,
): void {
  if (actions === null) {
    places.forEach((place, index) => draw(place, EIGHT_SHAPES[index] ?? ''));
    return;
  }
  const said = group.ownerDocument.createElement('span');
  said.setAttribute('role', 'status');
  group.append(said);
  const buttons = liveButtons(group.ownerDocument, actions, words, (sentence) => {
    said.textContent = sentence;
    applyStyle(said, SAID_STYLE);
  });
  places.forEach((place, index) => {
    const button = buttons[index];
    // As large as a button, and nothing else.
    if (button === undefined) applyStyle(place, { opacity: '0', 'pointer-events': 'none' });
    else place.replaceWith(button);
  });
}

const EIGHT_SHAPES = [...PLATFORMS.map(({ shape }) => shape), SHAPES.copy, SHAPES.picture];

function liveButtons(
  page: Document,
  { message, onPicture, onShared }: ShareActions,
  words: ShareWords,
  say: (sentence: string) => void,
): readonly HTMLElement[] {
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
  if (onPicture === null) return [...links, byCopy(), ...(canShare ? [byDevice()] : [])];
  const picture = button(SHAPES.picture, words.sharePicture, onPicture);
  return [...links, canShare ? byDevice() : byCopy(), picture];
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
  applyStyle(element, BUTTON_STYLE);
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

/** `refused` where the browser does not allow it, as in most frames; `left` where the person thinks better of it. */
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

const ICON_STYLE: StyleSheetOfOne = {
  ...INSIDE_RESET,
  display: 'block',
  width: '20px',
  height: '20px',
  fill: 'currentColor',
  'pointer-events': 'none',
};

/** Beside the box, so that what is said changes nothing of its size. */
const SAID_STYLE: StyleSheetOfOne = {
  ...INSIDE_RESET,
  position: 'absolute',
  bottom: '100%',
  left: '0',
  right: '0',
  width: 'fit-content',
  'max-width': '100%',
  'box-sizing': 'border-box',
  margin: '0 auto 8px',
  padding: '8px 16px',
  'border-radius': '20px',
  background: '#101010',
  color: '#ffffff',
  font: '500 14px/24px system-ui, Arial, sans-serif',
  'overflow-wrap': 'anywhere',
  'user-select': 'text',
};
