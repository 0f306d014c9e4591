import { DEFAULT_CONTENT, DEFAULT_LAYOUT, defaultItem } from './defaults';
import type { Item, Screen } from './screen';
import type { Search } from './search';
import type { Tagged } from './tags';

const NO_TAGS: Tagged = { tags: [] };

/**
 * A screen with everything that this release knows of it: one that a shell of an earlier release has read comes without
 * what was added since, which then is as it was before.
 */
export const completeScreen = (screen: Screen): Screen => ({
  ...NO_TAGS,
  ...screen,
  content: {
    ...DEFAULT_CONTENT,
    ...screen.content,
    items: screen.content.items.map(completeItem),
  },
});

/** A search likewise. */
export const completeSearch = (search: Search): Search => ({ ...NO_TAGS, ...search });

const completeItem = (item: Item): Item => ({
  ...defaultItem(item.id, item.order),
  ...item,
  screenSizes: Object.fromEntries(
    Object.entries(item.screenSizes).map(([view, layout]) => [
      view,
      { ...DEFAULT_LAYOUT, ...layout },
    ]),
  ),
});
