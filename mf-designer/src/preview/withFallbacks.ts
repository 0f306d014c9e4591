import { fillText, type PlaceholderContext } from 'shared-kernel/evaluation';
import type { Item, ScreenContent } from 'shared-kernel/model';

/** The screen as a supporter of whom nothing is known would see it: the preview data mode "none" (spec §9). */
export const withFallbacks = (content: ScreenContent): ScreenContent => ({
  ...content,
  items: content.items.map((item) => ({ ...item, text: filled(item) })),
});

/** The same for editing: a text of which nothing would be left keeps its placeholders, so that it can be found. */
export const forEditing = (content: ScreenContent): ScreenContent => ({
  ...content,
  items: content.items.map((item) => ({
    ...item,
    text: filled(item).trim() === '' ? item.text : filled(item),
  })),
});

const NOTHING_KNOWN: PlaceholderContext = { field: () => null, search: () => null };

const filled = ({ text }: Item): string => fillText(text, NOTHING_KNOWN);
