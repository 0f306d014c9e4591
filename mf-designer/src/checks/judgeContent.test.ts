import {
  asId,
  DEFAULT_CONTENT,
  defaultItem,
  type Item,
  type ItemId,
  type ScreenContent,
  type Transition,
} from 'shared-kernel/model';

import { findingGroups } from './findingGroups';
import { judgeContent } from './judgeContent';
import { judgeShared } from './judgeShared';

const found = (item: Partial<Item>, backgroundImage = '') =>
  judgeContent(
    {
      ...DEFAULT_CONTENT,
      backgroundImage,
      items: [{ ...defaultItem(asId<ItemId>('one'), 1), ...item }],
    },
    null,
    0,
  );
const codes = (...parts: Parameters<typeof found>) => found(...parts).map(({ code }) => code);

it('[S68] finds images without words or without a usable address', () => {
  const url = 'https://pictures.example/a.png';
  expect(codes({ type: 'image', url, text: 'A tree' })).toEqual([]);
  expect(codes({ type: 'image', url, text: ' ' })).toEqual(['noAlternative']);
  expect(codes({ type: 'image', url: 'http://pictures.example/a.png', text: 'A tree' })).toEqual([
    'unusableImage',
  ]);
  expect(codes({ type: 'image', url: '', text: 'A tree' })).toEqual(['unusableImage']);
});

it('[S68] finds buttons that lead nowhere', () => {
  const button = { type: 'button' as const, text: 'Give again' };
  expect(codes({ ...button, link: 'https://example.org' })).toEqual([]);
  expect(codes({ ...button, link: ' ' })).toEqual(['noLink']);
  expect(codes({ ...button, link: 'http://example.org' })).toEqual(['noLink']);
});

it('[S68] finds a screen that comes in by a shared element and shares none', () => {
  const screen = (...names: string[]) => ({
    ...DEFAULT_CONTENT,
    items: names.map((name, at) => ({ ...defaultItem(asId<ItemId>(String(at)), at + 1), name })),
  });
  const found = (before: ScreenContent | null, comesInBy: Transition) =>
    judgeShared(screen('Total', ''), { before, comesInBy }).map(({ code }) => code);
  expect(found(screen('Total'), 'sharedElement')).toEqual([]);
  expect(found(screen('total', ''), 'sharedElement')).toEqual(['nothingShared']);
  expect(found(screen(''), 'crossFade')).toEqual([]);
  expect(found(null, 'sharedElement')).toEqual([]);
});

it('[S68] finds a background that will not show', () => {
  expect(found({}, 'javascript:alert(1)')).toMatchObject([{ code: 'unusableImage', itemId: null }]);
});

it('[S68] finds what is wrong with placeholders, each where it stands', () => {
  const findings = found({ text: 'Dear {First Name} and {Last Name}' });
  expect(findings.map(({ code }) => code)).toEqual(['placeholder', 'placeholder']);
  expect(new Set(findings.map(({ detail }) => detail)).size).toBe(2);
});

it('lists findings by kind, and no kind of which there is none', () => {
  const findings = found({ type: 'image', url: '', text: '' });
  expect(findingGroups(findings).map(({ heading }) => heading)).toEqual([
    'Without alternative text',
    'Images that will not show',
  ]);
});
