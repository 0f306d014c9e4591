import { aScreen, aSearch, aCondition } from 'shared-kernel/testing';
import { asId, type SearchId } from './ids';
import { DEFAULT_CONTENT, defaultItem } from './defaults';
import {
  isNotSetUp,
  isUntouchedScreen,
  isUntouchedSearch,
  NEW_SCREEN,
  NEW_SEARCH,
} from './newDefinition';

const saved = { revision: 1, savedBy: 'ada@example.org', savedAt: null };
const newScreen = aScreen({ ...NEW_SCREEN, setupSaved: saved, contentSaved: saved });
const newSearch = aSearch({ ...NEW_SEARCH, saved });

it('knows a screen and a search that nobody has worked on', () => {
  expect(isUntouchedScreen(newScreen)).toBe(true);
  expect(isUntouchedSearch(newSearch)).toBe(true);
});

it.each([
  ['a name', { name: 'Thanks' }],
  ['a match', { match: 'anySearches' }],
  ['searches', { searchIds: [asId<SearchId>('walkers')] }],
  ['a saved set-up', { setupSaved: { ...saved, revision: 2 } }],
  ['a saved design', { contentSaved: { ...saved, revision: 2 } }],
  ['a colour', { content: { ...DEFAULT_CONTENT, backgroundColour: '#000000' } }],
  ['an object', { content: { ...DEFAULT_CONTENT, items: [defaultItem(asId('one'), 1)] } }],
])('a screen with %s is somebody’s work', (_what, parts) => {
  expect(isUntouchedScreen({ ...newScreen, ...parts })).toBe(false);
});

it.each([
  ['a name', { name: 'Walkers' }],
  ['a match', { match: 'any' }],
  ['a condition', { conditions: [aCondition()] }],
  ['a save', { saved: { ...saved, revision: 2 } }],
])('a search with %s is somebody’s work', (_what, parts) => {
  expect(isUntouchedSearch({ ...newSearch, ...parts })).toBe(false);
});

it('a screen that was designed but never set up is known as one', () => {
  const designed = { ...newScreen, contentSaved: { ...saved, revision: 2 } };
  expect(isNotSetUp(designed)).toBe(true);
  expect(isNotSetUp({ ...designed, name: 'Thanks' })).toBe(false);
});
