import { fillText, type PlaceholderContext } from 'shared-kernel/evaluation';
import type { ScreenContent } from 'shared-kernel/model';

/** The screen as a supporter of whom nothing is known would see it: the preview data mode "none" (spec §9). */
export const withFallbacks = (content: ScreenContent): ScreenContent => ({
  ...content,
  items: content.items.map((item) => ({ ...item, text: fillText(item.text, NOTHING_KNOWN) })),
});

const NOTHING_KNOWN: PlaceholderContext = { field: () => null, search: () => null };
