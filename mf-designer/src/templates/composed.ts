import { DEFAULT_CONTENT, defaultItem, type Item, type ScreenContent } from 'shared-kernel/model';

import type { Scheme } from './palette/paletteOf';
import type { TemplateSetting } from './template';

/** What a template says of an item; the rest follows from its screen. */
export type ComposedItem = Pick<Item, 'text' | 'screenSizes' | 'delay'> &
  Partial<Pick<Item, 'type' | 'animation' | 'horizontalAlignment'>> & {
    /** Set in the display family and the strong colour, to be seen first. */
    readonly strong?: true;
    /** Set in the display family. */
    readonly display?: true;
    readonly italic?: true;
    readonly backgroundColour?: string;
    /** What it stands on, where that is not the background of the screen. */
    readonly on?: Scheme;
  };

/** Seconds that the whole screen stays. */
const DELAY_AFTER_LAST_ITEM = 6;

/** A screen in one scheme, its items in order of appearance. */
export const composed = (
  scheme: Scheme,
  { fonts, newId }: TemplateSetting,
  items: readonly ComposedItem[],
): ScreenContent => ({
  ...DEFAULT_CONTENT,
  backgroundColour: scheme.background,
  delayAfterLastItem: DELAY_AFTER_LAST_ITEM,
  items: items.map(({ strong, display, italic, on = scheme, ...item }, index) => ({
    ...defaultItem(newId(), index + 1),
    ...item,
    font: {
      family: strong === true || display === true ? fonts.display : fonts.body,
      colour: strong === true ? on.strong : on.ink,
      style: italic === true ? 'italic' : 'normal',
      weight: strong === true ? 'bold' : 'normal',
    },
  })),
});

type Decoration = Pick<ComposedItem, 'screenSizes'> &
  Partial<Pick<ComposedItem, 'delay' | 'horizontalAlignment' | 'animation'>>;

/** A bar of colour, as high as its line. Decoration is text of blanks: nothing is read out or checked. */
export const mark = (backgroundColour: string, item: Decoration): ComposedItem => ({
  delay: 0,
  animation: 'slide',
  ...item,
  text: ' ',
  backgroundColour,
});

/** The last one needs no letter to be seen. */
const NINE_LINES = '\n'.repeat(9);

/** A field of colour, nine lines high: at 200 each down to the lower edge of any stage, that cuts it off. */
export const block = (backgroundColour: string, item: Decoration): ComposedItem => ({
  delay: 0,
  animation: 'fade',
  ...item,
  text: NINE_LINES,
  backgroundColour,
});
