import {
  asId,
  DEFAULT_CONTENT,
  defaultItem,
  type Item,
  type ItemId,
  type ScreenDefinition,
  type ScreenId,
  type SearchDefinition,
} from 'shared-kernel/model';

const SCREENS = 60;
const ITEMS = 8;

/** 60 screens, each for the supporters of one search, with eight texts of which every second has its conditions. */
export const benchScreens = (searches: readonly SearchDefinition[]): readonly ScreenDefinition[] =>
  Array.from({ length: SCREENS }, (_, index) => {
    const search = searches[index % searches.length];
    const items = Array.from({ length: ITEMS }, (_item, at): Item => {
      const source = searches[(index + at) % searches.length];
      return {
        ...defaultItem(asId<ItemId>(`item-${String(at)}`), at),
        delay: 1 + at / 2,
        conditions: at % 2 === 0 ? [] : (source?.conditions ?? []),
      };
    });
    return {
      id: asId<ScreenId>(`screen-${String(index)}`),
      name: '',
      order: index,
      match: 'anySearches',
      searchIds: search === undefined ? [] : [search.id],
      content: { ...DEFAULT_CONTENT, items },
    };
  });
