import { parseColour } from 'screen-player';
import {
  DEFAULT_CHART,
  DEFAULT_FIGURE,
  DEFAULT_LAYOUT,
  DEFAULT_PHOTO,
  type Item,
  type ItemType,
  type Layout,
} from 'shared-kernel/model';

import { NEW_BUTTON_LAYOUT, newButton } from './buttonLook';

interface NewLook {
  readonly dress: (item: Item, colours: readonly string[]) => Item;
  readonly layout: Layout;
}

/** [S97] Where the organisation has no colours. */
const FILL = '#14746f';

const LABEL = 'Add label here';

/** Without a number: staff choose whose it is, and until then nothing is drawn. */
const NEW_VALUE = { label: '', value: '', colour: '' };

const solid = (colours: readonly string[]): string =>
  colours.find((colour) => (parseColour(colour)?.alpha ?? 0) === 1) ?? FILL;

const plain: NewLook = { dress: (item) => item, layout: DEFAULT_LAYOUT };

const FIGURE_LAYOUT: Layout = { ...DEFAULT_LAYOUT, font: { size: 72, lineHeight: 80 } };

const bold = (item: Item): Item => ({ ...item, font: { ...item.font, weight: 'bold' } });

/** What can be added: a photo frame is an image that is cut. */
export type NewKind = ItemType | 'photoFrame';

export const typeOfKind = (kind: NewKind): ItemType => (kind === 'photoFrame' ? 'image' : kind);

/** [S1] [S84] [S97] How a new object looks, before anybody has changed it. */
export const NEW_LOOKS: Readonly<Record<NewKind, NewLook>> = {
  text: plain,
  image: plain,
  share: plain,
  button: { dress: newButton, layout: NEW_BUTTON_LAYOUT },
  shape: {
    dress: (item, colours) => ({ ...item, backgroundColour: solid(colours) }),
    layout: { ...DEFAULT_LAYOUT, maxWidth: 40 },
  },
  number: {
    dress: (item) => ({
      ...bold(item),
      animation: 'countUp',
      figure: { ...DEFAULT_FIGURE, label: LABEL },
    }),
    layout: FIGURE_LAYOUT,
  },
  progress: {
    dress: (item, colours) => ({
      ...bold(item),
      animation: 'countUp',
      figure: { ...DEFAULT_FIGURE, label: LABEL, goal: '100', colour: solid(colours) },
    }),
    layout: { ...FIGURE_LAYOUT, font: { size: 48, lineHeight: 56 } },
  },
  chart: {
    dress: (item, colours) => ({
      ...item,
      animation: 'countUp',
      chart: {
        ...DEFAULT_CHART,
        colour: solid(colours),
        values: [NEW_VALUE, NEW_VALUE, NEW_VALUE],
      },
    }),
    layout: { ...DEFAULT_LAYOUT, maxWidth: 70, height: 30 },
  },
  photoFrame: {
    dress: (item) => ({ ...item, photo: DEFAULT_PHOTO }),
    layout: { ...DEFAULT_LAYOUT, height: 30 },
  },
};
