import type { BrandKit, CornerStyle, Item, Layout } from 'shared-kernel/model';

/** CSS pixels. */
export const CORNER_RADII = {
  square: 0,
  soft: 12,
  round: 28,
} as const satisfies Record<CornerStyle, number>;

/** Text from here on is set in the heading's family, in CSS pixels. */
const LARGE_PX = 32;

/** Figures, and what is large in any view. */
export const isLarge = ({ type, screenSizes }: Pick<Item, 'type' | 'screenSizes'>): boolean =>
  type === 'number' ||
  type === 'progress' ||
  Object.values<Layout>(screenSizes).some(({ font }) => font.size >= LARGE_PX);

/** Whose corners a kit rounds: forms with corners of their own are left. */
export const hasKitCorners = ({ type, shape }: Pick<Item, 'type' | 'shape'>): boolean =>
  type === 'button' || type === 'image' || (type === 'shape' && shape?.form === 'rectangle');

export const familyOf = ({ fonts }: Pick<BrandKit, 'fonts'>, large: boolean): string =>
  large ? fonts.heading : fonts.body;
