import {
  asId,
  DEFAULT_CONTENT,
  DEFAULT_LAYOUT,
  DEFAULT_MOTION,
  defaultItem,
  type Item,
  type ItemId,
  type ItemMotion,
} from 'shared-kernel/model';

import { changeItem } from '../../document/changeItem';
import { changeLayout } from '../../document/changeLayout';
import { copyItems } from '../../document/copyItems';
import { moveItem } from '../../document/moveItem';
import { removeItems } from '../../document/removeItem';
import { createEditor, type ContentEdit } from '../createEditor';
import { hiddenIdsAtom, historyAtom } from '../documentAtoms';
import { editInWords } from './editInWords';
import { historyStep } from './historyStep';
import { viewOfEdit } from './viewOfEdit';

const id = (name: string) => asId<ItemId>(name);
const content = {
  ...DEFAULT_CONTENT,
  items: ['One', 'Two'].map((name, at): Item => ({
    ...defaultItem(id(name), at + 1),
    text: name,
    screenSizes: { mobilePortrait: DEFAULT_LAYOUT },
  })),
};

/** The editor after an edit, undone and redone. */
function stepsOf(change: ContentEdit, options: { select?: readonly ItemId[] } = {}) {
  const editor = createEditor(content);
  editor.edit(change, options);
  const edited = editor.get(historyAtom);
  editor.undo();
  const undone = editor.get(historyAtom);
  editor.redo();
  return {
    undo: historyStep(edited, undone),
    redo: historyStep(undone, editor.get(historyAtom)),
  };
}

const wordsOf = (change: ContentEdit, select?: readonly ItemId[]) => {
  const { undo, redo } = stepsOf(change, select === undefined ? {} : { select });
  return [undo, redo].map(
    (step) => step && `${step.kind}: ${editInWords(step.before, step.after)}`,
  );
};

const changed =
  (changes: Partial<Item>): ContentEdit =>
  (before) =>
    changeItem(before, id('One'), (item) => ({ ...item, ...changes }));

const changedMotion = (changes: Partial<ItemMotion>): ContentEdit =>
  changed({ motion: { ...DEFAULT_MOTION, ...changes } });

const moved =
  (view: 'mobilePortrait' | 'desktopLandscape'): ContentEdit =>
  (before) =>
    changeLayout(before, id('One'), view, (layout) => ({ ...layout, maxWidth: 20 }));

it.each<[string, ContentEdit]>([
  ['Text of One, written', changed({ text: 'One, written' })],
  ['Font of One', changed({ font: { ...defaultItem(id('x'), 1).font, weight: 'bold' } })],
  ['Type of One', changed({ type: 'image', horizontalAlignment: 'right' })],
  ['Exit of One', changedMotion({ exit: { ...DEFAULT_MOTION.exit, animation: 'fade' } })],
  ['Movement of One', changedMotion({ loop: 'float', accent: 'burst' })],
  ['Link of the button of One', changed({ link: 'https://example.org' })],
  [
    'How the screen comes in',
    (before) => ({ ...before, transition: { kind: 'push', duration: 1 } }),
  ],
  ['Properties of One', changed({ delay: 3, animation: 'fade' })],
  ['Desktop layout of One', moved('desktopLandscape')],
  ['Deleted Two', (before) => removeItems(before, [id('Two')])],
  ['Copied One, 2 of 3', (before) => copyItems(before, [id('One')]).content],
  ['Background of the screen', (before) => ({ ...before, backgroundColour: '#000000' })],
  ['Delay after last item', (before) => ({ ...before, delayAfterLastItem: 9 })],
])('[S33] undo and redo say what: %s', (words, change) => {
  expect(wordsOf(change)).toEqual([`undone: ${words}`, `redone: ${words}`]);
});

it('[S33] of several items they say how many', () => {
  const both: ContentEdit = (before) => ({
    ...before,
    items: before.items.map((item) => ({ ...item, delay: 7 })),
  });
  expect(wordsOf(both)).toEqual(['undone: Delay of 2 objects', 'redone: Delay of 2 objects']);
});

it('[S33] what was moved is named by who was selected then', () => {
  const up: ContentEdit = (before) => moveItem(before, id('Two'), 0);
  expect(wordsOf(up, [id('Two')])[0]).toBe('undone: Moved Two to 1 of 2');
});

it('[S33] hiding is said too', () => {
  const editor = createEditor(content);
  editor.store.set(hiddenIdsAtom, () => new Set([id('One')]));
  const before = editor.get(historyAtom);
  editor.undo();
  const step = historyStep(before, editor.get(historyAtom));
  expect(step && editInWords(step.before, step.after)).toBe('Hiding');
});

it('[S11] choosing is neither undo nor redo', () => {
  const editor = createEditor(content);
  const before = editor.get(historyAtom);
  editor.select([id('Two')]);
  expect(historyStep(before, editor.get(historyAtom))).toBeNull();
});

it('[S11] a layout is seen in its own view, and where it is looked at there is nothing to change', () => {
  const { undo } = stepsOf(moved('desktopLandscape'));
  expect(undo && viewOfEdit(undo.before, undo.after, 'mobilePortrait')).toBe('desktopLandscape');
  expect(undo && viewOfEdit(undo.before, undo.after, 'desktopLandscape')).toBe('desktopLandscape');
  const inherited = stepsOf(moved('mobilePortrait')).undo;
  expect(inherited && viewOfEdit(inherited.before, inherited.after, 'tabletPortrait')).toBe(
    'tabletPortrait',
  );
});

it('[S11] what is seen in every view leads to none', () => {
  const text = stepsOf(changed({ text: 'New' })).undo;
  expect(text && viewOfEdit(text.before, text.after, 'tabletPortrait')).toBeNull();
  const gone = stepsOf((before) => removeItems(before, [id('One')])).undo;
  expect(gone && viewOfEdit(gone.before, gone.after, 'tabletPortrait')).toBeNull();
});
