import type { Box } from 'shared-kernel/model';

/** Arrangements of a card, and how many units of its own each is wide and high. */
const ARRANGEMENTS = {
  tall: { width: 39, height: 80 },
  square: { width: 56, height: 56 },
  wide: { width: 84, height: 44 },
} as const;
type Arrangement = keyof typeof ARRANGEMENTS;

const arrangementFor = ({ width, height }: Box): Arrangement => {
  if (width / height > 1.25) return 'wide';
  return width / height > 0.8 ? 'square' : 'tall';
};

/** Steps of making all of it smaller until it fits; after the last one a tenth is left. */
const STEPS = 40;
const STEP = 0.945;

/**
 * Arranges a card, which stands in the page, for a box of this size: one unit for all its measures, numbers as large as
 * their places take, and all of it smaller until nothing hangs over.
 */
export function layOutFace(face: HTMLElement, box: Box): void {
  const arrangement = arrangementFor(box);
  const room = ARRANGEMENTS[arrangement];
  face.setAttribute('data-arrangement', arrangement);
  face.style.width = `${String(box.width)}px`;
  face.style.height = `${String(box.height)}px`;
  let unit = Math.min(box.width / room.width, box.height / room.height);
  for (let step = 0; step < STEPS; step += 1) {
    face.style.setProperty('--card-unit', `${String(unit)}px`);
    fitTexts(face);
    if (face.scrollHeight <= box.height + 1 && face.scrollWidth <= box.width + 1) return;
    unit *= STEP;
  }
}

/** As wide as its place or as the style says, whichever is smaller; what would become too small breaks into lines. */
function fitTexts(face: HTMLElement): void {
  for (const value of face.querySelectorAll<HTMLElement>('.card-fit')) {
    const [text] = value.getElementsByTagName('span');
    if (text === undefined) continue;
    value.style.fontSize = '';
    value.classList.remove('card-fit-broken');
    const share = value.clientWidth / Math.max(1, widthOf(text));
    if (share >= 1) continue;
    const size = Number.parseFloat(getComputedStyle(value).fontSize);
    value.style.fontSize = `${String(size * Math.max(SMALLEST, share * 0.985))}px`;
    if (share < SMALLEST) value.classList.add('card-fit-broken');
  }
}

/** Of a number that is still counting up, as wide as it will be. */
function widthOf(text: HTMLElement): number {
  const shown = text.textContent;
  text.textContent = text.dataset['last'] ?? shown;
  const width = text.offsetWidth;
  text.textContent = shown;
  return width;
}

const SMALLEST = 0.3;
