import type { TextFrame } from '../motion/typedText';
import { HEARD_ONLY, INSIDE_RESET, SEEN } from '../style/foreignStyles';
import { applyStyle, createStyleWriter } from '../style/styleSheetOfOne';
import type { StyleSheetOfOne } from '../style/styleSheetOfOne';
import { createTextParts } from './createTextParts';
import { centreOf } from './layoutOfText';

/**
 * [P11] [P19] [P25] The whole text stands in the page all the time. While a moment of it is shown it is only
 * heard, and the moment only seen, with the room of what is not typed yet kept free.
 */
export function createTextBody(page: Document) {
  const whole = page.createTextNode('');
  const wholeElement = inside(page, whole);
  const shown = page.createTextNode('');
  const awaited = page.createTextNode('');
  const room = inside(page, awaited);
  room.style.setProperty('visibility', 'hidden');
  const moment = inside(page, shown, room);
  moment.setAttribute('aria-hidden', 'true');
  const parts = createTextParts(page, whole);
  const writeWhole = createStyleWriter(wholeElement);
  let frameShown: TextFrame | null = null;

  const showMoment = (frame: TextFrame | null) => {
    if ((frame === null) !== (frameShown === null)) {
      applyStyle(wholeElement, frame === null ? SEEN : HEARD_ONLY);
    }
    if (frame?.evenDigits !== frameShown?.evenDigits) {
      const numeric = frame?.evenDigits === true ? 'tabular-nums' : '';
      applyStyle(moment, { 'font-variant-numeric': numeric });
    }
    frameShown = frame;
    write(shown, frame?.shown ?? '');
    write(awaited, frame?.awaited ?? '');
  };

  return {
    nodes: [wholeElement, moment],
    textElement: wholeElement,
    showMoment,
    divide: parts.divide,
    centreIn: (box: HTMLElement) => centreOf(box, whole, 0, whole.length),
    /** The mask of an inline box would cut off what leans out of it at the ends of its lines. */
    mask: (style: StyleSheetOfOne) => {
      const masked = style['mask-image'] !== '';
      writeWhole({ ...style, padding: masked ? '0 0.3em' : '', margin: masked ? '0 -0.3em' : '' });
    },
    /** [P33] The whole is heard meanwhile, and keeps the room. */
    showParts: (shown: boolean) => {
      if (shown && !parts.holder.isConnected) moment.after(parts.holder);
      parts.setShown(shown);
      writeWhole({ opacity: shown ? '0' : '' });
    },
    showWhole: (text: string) => {
      write(whole, text);
    },
  };
}

function inside(page: Document, ...nodes: readonly Node[]): HTMLElement {
  const element = page.createElement('span');
  applyStyle(element, INSIDE_RESET);
  element.append(...nodes);
  return element;
}

function write(node: Text, text: string): void {
  if (node.data !== text) node.data = text;
}
