import { DEFAULT_CONTENT, defaultItem } from './defaults';
import type { Screen } from './screen';

/**
 * A screen with everything that this release knows of it: one that a shell of an earlier release has read comes without
 * what was added since, which then is as it was before.
 */
export const completeScreen = (screen: Screen): Screen => ({
  ...screen,
  content: {
    ...DEFAULT_CONTENT,
    ...screen.content,
    items: screen.content.items.map((item) => ({ ...defaultItem(item.id, item.order), ...item })),
  },
});
