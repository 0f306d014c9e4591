import { LINE_HEIGHTS, type Layout } from 'shared-kernel/model';

import { withChanges } from './withChanges';

type LayoutFont = Layout['font'];

/** [S73] A line height below the size would print lines over each other: it grows to the first option that holds it. */
export function withFontSize(font: LayoutFont, size: number): LayoutFont {
  const lineHeight =
    font.lineHeight < size
      ? (LINE_HEIGHTS.find((option) => option >= size) ?? size)
      : font.lineHeight;
  return withChanges(font, { size, lineHeight });
}
