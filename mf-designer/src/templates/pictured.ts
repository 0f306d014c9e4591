import type { ScreenContent } from 'shared-kernel/model';

import { block, composed, type ComposedItem } from './composed';
import { STAIRS } from './layouts/decorations';
import { layoutsOf, type Slot } from './layouts/slot';
import type { Scheme } from './palette/paletteOf';
import type { TemplateSetting } from './template';

/** The year's picture, with the words on a field of the screen's colour; where there is none, stairs of colour. */
export function pictured(
  scheme: Scheme,
  panel: Slot,
  setting: TemplateSetting,
  items: readonly ComposedItem[],
): ScreenContent {
  const { picture } = setting;
  if (picture === '') return composed(scheme, setting, [...stairs(scheme, setting), ...items]);
  const field = block(scheme.background, { screenSizes: layoutsOf(panel), animation: 'none' });
  return { ...composed(scheme, setting, [field, ...items]), backgroundImage: picture };
}

function stairs(scheme: Scheme, { palette }: TemplateSetting): readonly ComposedItem[] {
  const { bright, deep, warm } = palette;
  const other = scheme === bright ? deep : bright;
  const colours = [scheme.soft, warm.background, other.background];
  return STAIRS.map((step, index) =>
    block(colours[index] ?? scheme.soft, { screenSizes: layoutsOf(step) }),
  );
}
