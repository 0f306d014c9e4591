import { inItemOrder } from 'evaluation';
import type { ScreenContent, ShownScreen } from 'shared-kernel/model';

/**
 * The content as a picture of it shows it: with the supporter's own numbers and name only where they ask for it, and
 * without share buttons, which nobody can press.
 */
export function contentForPicture(
  { content, shareTexts }: ShownScreen,
  withNumbers: boolean,
): ScreenContent {
  const items = content.items.map((item, index) =>
    withNumbers ? item : { ...item, text: shareTexts[index] ?? '' },
  );
  return { ...content, items: inItemOrder(items).filter(({ type }) => type !== 'share') };
}
