import type { ItemId, ScreenContent } from 'shared-kernel/model';

import { appendItems } from './appendItems';
import type { CopiedItems } from './copyItems';
import { inListOrder } from './inListOrder';

interface CopyFromScreenOptions {
  /** Takes colour, image, brightness, contrast, gradient and movement of the other screen's background as well. */
  readonly withBackground: boolean;
  readonly newId?: () => ItemId;
}

/** [S30] Copies of another screen's items stand behind those of this one, with ids of their own. */
export function copyFromScreen(
  content: ScreenContent,
  other: ScreenContent,
  { withBackground, newId }: CopyFromScreenOptions,
): CopiedItems {
  const background = withBackground ? backgroundOf(other) : {};
  return appendItems({ ...content, ...background }, inListOrder(other), newId);
}

const backgroundOf = (content: ScreenContent) => ({
  backgroundColour: content.backgroundColour,
  backgroundImage: content.backgroundImage,
  backgroundImageBrightness: content.backgroundImageBrightness,
  backgroundImageContrast: content.backgroundImageContrast,
  backgroundMotion: content.backgroundMotion,
});
