import * as v from 'valibot';

import { OF_THIS_BROWSER, OF_THIS_TAB, recall, remember, rememberedKeys } from './memory';

const Name = v.object({ name: v.string() });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
});

it.each([
  ['the browser', OF_THIS_BROWSER],
  ['the tab', OF_THIS_TAB],
])('%s remembers until it is told to forget', (_of, store) => {
  expect(remember(store, 'who', { name: 'Ada' })).toBe(true);
  expect(recall(store, 'who', Name)).toEqual({ name: 'Ada' });
  expect(rememberedKeys(store)).toEqual(['who']);
  remember(store, 'who', null);
  expect(recall(store, 'who', Name)).toBeNull();
  expect(rememberedKeys(store)).toEqual([]);
});

it('names the keys that begin as asked', () => {
  for (const key of ['draft a', 'draft b', 'other']) remember(OF_THIS_BROWSER, key, 1);
  expect([...rememberedKeys(OF_THIS_BROWSER, 'draft ')].sort()).toEqual(['draft a', 'draft b']);
});

it.each(['', '{', 'null', '[]', '{"name":1}'])('takes %j for nothing remembered', (text) => {
  localStorage.setItem('who', text);
  expect(recall(OF_THIS_BROWSER, 'who', Name)).toBeNull();
});

it('says that a full or forbidden storage keeps nothing', () => {
  localStorage.setItem('who', '{"name":"Ada"}');
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'key').mockImplementation(refuse);
  expect(remember(OF_THIS_BROWSER, 'who', { name: 'Ada' })).toBe(false);
  expect(recall(OF_THIS_BROWSER, 'who', Name)).toBeNull();
  expect(rememberedKeys(OF_THIS_BROWSER)).toEqual([]);
});
