import type { ItemId, ScreenContent } from 'shared-kernel/model';

import { randomItemId, type CopiedItems } from './copyItems';
import { inListOrder, renumbered } from './inListOrder';

interface CopyFromScreenOptions {
  /** Takes colour, image, brightness and contrast of the other screen's background as well. */
  readonly withBackground: boolean;
  readonly newId?: () => ItemId;
}

/** [S30] Copies of another screen's items stand behind those of this one, with ids of their own. */
export function copyFromScreen(
  content: ScreenContent,
  other: ScreenContent,
  { withBackground, newId = randomItemId }: CopyFromScreenOptions,
): CopiedItems {
  const copies = inListOrder(other).map((item) => ({ ...item, id: newId() }));
  const items = renumbered([...inListOrder(content), ...copies]);
  return {
    content: { ...content, ...(withBackground ? backgroundOf(other) : {}), items },
    ids: copies.map(({ id }) => id),
  };
}

const backgroundOf = (content: ScreenContent) => ({
  backgroundColour: content.backgroundColour,
  backgroundImage: content.backgroundImage,
  backgroundImageBrightness: content.backgroundImageBrightness,
  backgroundImageContrast: content.backgroundImageContrast,
});
