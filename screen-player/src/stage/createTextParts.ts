import { wordsOf } from '../motion/splitText';
import type { Split } from '../motion/splitText';
import { INSIDE_RESET } from '../style/foreignStyles';
import { applyStyle } from '../style/styleSheetOfOne';
import { centreOf, linesOf } from './layoutOfText';

/**
 * [P33] The parts of a text, each laid over it as the whole text of which that part alone is seen: so its letters join,
 * its line breaks and its reading order are those of the whole, in every script.
 */
export function createTextParts(page: Document, whole: Text) {
  const holder = page.createElement('span');
  holder.setAttribute('aria-hidden', 'true');
  applyStyle(holder, { ...INSIDE_RESET, padding: 'inherit' });
  let texts: readonly string[] = [];
  let parts: readonly HTMLElement[] = [];

  const build = (next: readonly string[]) => {
    texts = next;
    parts = texts.map((text, index) => {
      const rest = (from: number, to?: number) =>
        layer(page, texts.slice(from, to).join(''), { visibility: 'hidden' });
      const part = layer(page, '', OVER_THE_WHOLE);
      part.append(rest(0, index), page.createTextNode(text), rest(index + 1));
      return part;
    });
    holder.replaceChildren(...parts);
  };

  return {
    holder,
    /** The same elements until the text is divided otherwise. Not laid out, a text is one line. */
    divide: (by: Split['by'], isLaidOut: boolean): readonly HTMLElement[] => {
      const lines = isLaidOut ? linesOf(whole) : [whole.data];
      const next = by === 'words' ? wordsOf(whole.data) : lines;
      if (next.length !== texts.length || next.some((text, index) => text !== texts[index])) {
        build(next);
      }
      const box = whole.parentElement?.parentElement;
      if (isLaidOut && box) placeOrigins(box, whole, texts, parts);
      return parts;
    },
    setShown: (shown: boolean) => {
      holder.style.setProperty('display', shown ? 'contents' : 'none');
    },
  };
}

/** Every part turns and grows about its own middle. */
function placeOrigins(
  box: HTMLElement,
  whole: Text,
  texts: readonly string[],
  parts: readonly HTMLElement[],
): void {
  let from = 0;
  const centres = texts.map((text) => {
    const to = from + text.length;
    const centre = centreOf(box, whole, from, to - (text.length - text.trimEnd().length));
    from = to;
    return centre;
  });
  centres.forEach(({ left, top }, index) => {
    parts[index]?.style.setProperty('transform-origin', `${String(left)}% ${String(top)}%`);
  });
}

function layer(page: Document, text: string, style: Readonly<Record<string, string>>): HTMLElement {
  const element = page.createElement('span');
  applyStyle(element, { ...INSIDE_RESET, ...style });
  element.textContent = text;
  return element;
}

const OVER_THE_WHOLE = {
  position: 'absolute',
  inset: '0',
  padding: 'inherit',
  opacity: '0',
  'box-sizing': 'border-box',
  'unicode-bidi': 'plaintext',
};
