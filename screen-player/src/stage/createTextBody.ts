import type { TextFrame } from '../motion/typedText';
import { HEARD_ONLY, INSIDE_RESET, SEEN } from '../style/foreignStyles';
import { applyStyle } from '../style/styleSheetOfOne';

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
