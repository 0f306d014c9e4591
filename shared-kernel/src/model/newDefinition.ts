import { DEFAULT_CONTENT } from './defaults';
import type { Screen, ScreenContent, ScreenDefinition } from './screen';
import type { Search, SearchDefinition } from './search';
import type { Tagged } from './tags';

/** What a screen begins as; none has tags but a copy. */
export type NewScreen = Omit<ScreenDefinition, 'id'> & Partial<Tagged>;

/** What a search begins as. */
export type NewSearch = Omit<SearchDefinition, 'id'> & Partial<Tagged>;

/** As "Add new screen" saves it (spec §4, §9). */
export const NEW_SCREEN: Omit<ScreenDefinition, 'id' | 'order'> = {
  name: '',
  content: DEFAULT_CONTENT,
  searchIds: [],
  match: 'allUsers',
};

/** As "Add new search" saves it. */
export const NEW_SEARCH: Omit<SearchDefinition, 'id'> = { name: '', match: 'all', conditions: [] };

/** Whether nobody has chosen yet who sees a screen: it has no name either, so it came of "Add new screen". */
export const isNotSetUp = ({ name, match, searchIds, setupSaved }: Screen): boolean =>
  name === NEW_SCREEN.name &&
  match === NEW_SCREEN.match &&
  searchIds.length === 0 &&
  setupSaved.revision <= 1;

/** Whether a screen is as "Add new screen" made it: nothing of anybody's work is in it. */
export const isUntouchedScreen = (screen: Screen): boolean =>
  isNotSetUp(screen) && screen.contentSaved.revision <= 1 && isNewContent(screen.content);

/** Whether a search is as "Add new search" made it. */
export const isUntouchedSearch = ({ name, match, conditions, saved }: Search): boolean =>
  name === NEW_SEARCH.name &&
  match === NEW_SEARCH.match &&
  conditions.length === 0 &&
  saved.revision <= 1;

function isNewContent({ items, ...others }: ScreenContent): boolean {
  const { items: _, ...defaults } = DEFAULT_CONTENT;
  return (
    items.length === 0 && JSON.stringify(others) === JSON.stringify({ ...others, ...defaults })
  );
}
