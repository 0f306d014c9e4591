import { imageAddress } from 'screen-player';
import { smallSources } from 'shared-kernel/model';

import { element } from '../dom/element';
import { coloursOf } from './cardColours';
import type { CardContent } from './cardContent';

/**
 * A card as it is seen, on a screen and in a picture alike: who, thanks, numbers, and at its foot what the place that it
 * stands in needs there.
 */
export function createFace(
  content: CardContent,
  ownOrigin: string,
  foot: HTMLElement | null,
): HTMLElement {
  const { colour, family, direction, name, title, numbers } = content;
  const face = element(
    'div',
    'card',
    { dir: direction, 'data-numbers': String(numbers.length) },
    element(
      'div',
      'card-shapes',
      {},
      element('span', 'card-shape card-shape-one'),
      element('span', 'card-shape card-shape-two'),
    ),
    createHead(content, ownOrigin),
    element(
      'div',
      'card-thanks',
      {},
      ...(name === '' ? [] : [element('p', 'card-whose', {}, name)]),
      element('h2', `card-title ${titleSize(title)}`, { tabindex: '-1' }, title),
    ),
    ...(numbers.length === 0 ? [] : [createNumbers(numbers)]),
    ...(foot === null ? [] : [foot]),
  );
  for (const [part, value] of Object.entries(coloursOf(colour)))
    face.style.setProperty(`--card-${part}`, value);
  face.style.fontFamily = family;
  return face;
}

function createHead({ logo, organisation }: CardContent, ownOrigin: string): HTMLElement {
  const src = imageAddress(logo, ownOrigin);
  const name = element('span', 'card-organisation', {}, organisation);
  if (src === null) return element('div', 'card-head', {}, name);
  const srcset = smallSources(logo, ownOrigin);
  // So that it may be drawn onto a picture as well; where its server does not let us, the card goes without it.
  const drawn = { alt: '', crossorigin: 'anonymous', sizes: '12vw' };
  const image = element('img', 'card-logo', { ...drawn, srcset, src });
  image.addEventListener('error', () => image.remove());
  return element('div', 'card-head', {}, image, name);
}

const createNumbers = (numbers: CardContent['numbers']): HTMLElement =>
  element(
    'dl',
    'card-numbers',
    {},
    ...numbers.map(({ value, label }, index) =>
      element(
        'div',
        index === 0 ? 'card-number card-number-first' : 'card-number',
        {},
        element('dt', 'card-label', {}, label),
        element('dd', 'card-value card-fit', {}, element('span', 'card-fit-text', {}, value)),
      ),
    ),
  );

const titleSize = (title: string): string => {
  if (title.length <= 18) return 'card-title-short';
  return title.length <= 44 ? 'card-title-middle' : 'card-title-long';
};
