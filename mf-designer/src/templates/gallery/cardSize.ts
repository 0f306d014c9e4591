/** Of the cards in the gallery, or beside the canvas. */
export type CardSize = 'large' | 'small';

/** CSS pixels. */
export const THUMBNAIL_HEIGHTS = { large: 300, small: 224 } as const satisfies Record<
  CardSize,
  number
>;

const COLUMNS = {
  large: { templateColumns: 'repeat(auto-fill, minmax(12rem, 1fr))', gap: '4' },
  small: { templateColumns: 'repeat(2, minmax(0, 1fr))', gap: '2' },
} as const;

export const cardColumns = (size: CardSize) => COLUMNS[size];
