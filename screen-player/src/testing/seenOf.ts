import type { AnimateElement } from '../motion/animateElement';
import type { KeyframeMotion } from '../motion/keyframeMotions';
import { SEEN } from '../style/foreignStyles';

/** Everything that is seen of an element at a moment: what it and its insides are, say, look like, and how far they have moved. */
export interface Seen {
  readonly tag: string;
  readonly style: readonly string[];
  readonly movement: string | null;
  readonly inside: readonly (Seen | string)[];
}

/** Movements of a page without animations of its own, written down; and what is seen with them. */
export function createWatcher() {
  const movements = new Map<Element, { readonly motion: KeyframeMotion; timeMs: number }>();
  const animate: AnimateElement = (element, motion) => {
    const movement = { motion, timeMs: 0 };
    movements.set(element, movement);
    return {
      showAt: (ms) => {
        movement.timeMs = Math.min(ms, motion.durationMs);
      },
      remove: () => movements.delete(element),
    };
  };

  const seenOf = (element: HTMLElement): Seen => {
    const movement = movements.get(element);
    return {
      tag: element.tagName,
      style: declarationsOf(element).filter((declaration) => !PLAIN.has(declaration)),
      movement:
        movement === undefined
          ? null
          : JSON.stringify([movement.motion, Math.round(movement.timeMs * 1000) / 1000]),
      inside: [...element.childNodes].flatMap((node): readonly (Seen | string)[] => {
        if (node instanceof SVGElement) return [node.outerHTML];
        if (!(node instanceof HTMLElement))
          return node.textContent === '' ? [] : [node.nodeValue ?? ''];
        return node.style.display === 'none' ? [] : [seenOf(node)];
      }),
    };
  };
  return { animate, seenOf };
}

const declarationsOf = (element: HTMLElement): readonly string[] =>
  (element.getAttribute('style') ?? '').replace(/;$/, '').split('; ').sort();

/** As an element looks that says nothing of it. */
const PLAIN = new Set(Object.entries(SEEN).map(([property, value]) => `${property}: ${value}`));
