import {
  asId,
  DEFAULT_CONTENT,
  defaultItem,
  type ItemId,
  type ScreenContent,
} from 'shared-kernel/model';
import fc from 'fast-check';

import { addItem } from '../../document/addItem';
import { changeItem } from '../../document/changeItem';
import { moveItem } from '../../document/moveItem';
import { removeItem } from '../../document/removeItem';
import { createEditor, type ContentEdit } from '../createEditor';
import {
  canRedoAtom,
  canUndoAtom,
  contentAtom,
  hiddenIdsAtom,
  historyAtom,
  lockedIdsAtom,
  selectionAtom,
} from '../documentAtoms';

const id = (name: string) => asId<ItemId>(name);
const start: ScreenContent = {
  ...DEFAULT_CONTENT,
  items: [defaultItem(id('a'), 1), defaultItem(id('b'), 2)],
};

const name = fc.constantFrom('a', 'b', 'c', 'd').map(id);
const edit: fc.Arbitrary<ContentEdit> = fc.oneof(
  name.map(
    (item) => (content: ScreenContent) =>
      content.items.some((known) => known.id === item)
        ? content
        : addItem(content, item, 'text', 'mobilePortrait'),
  ),
  name.map((item) => (content: ScreenContent) => removeItem(content, item)),
  fc.tuple(name, fc.integer({ min: 0, max: 4 })).map(
    ([item, place]) =>
      (content: ScreenContent) =>
        moveItem(content, item, place),
  ),
  fc.tuple(name, fc.string()).map(
    ([item, text]) =>
      (content: ScreenContent) =>
        changeItem(content, item, (before) => ({ ...before, text })),
  ),
);
const run = fc.option(fc.constantFrom('text a', 'text b'), { nil: undefined });
const edits = fc.array(fc.record({ edit, run }), { maxLength: 30 });

it('[S11] undo after any edits gives back the very start, redo the very end', () => {
  fc.assert(
    fc.property(edits, (sequence) => {
      const editor = createEditor(start);
      for (const step of sequence) {
        editor.edit(step.edit, step.run === undefined ? {} : { run: step.run });
      }
      const end = editor.get(contentAtom);
      while (editor.get(canUndoAtom)) editor.undo();
      expect(editor.get(contentAtom)).toBe(start);
      while (editor.get(canRedoAtom)) editor.redo();
      expect(editor.get(contentAtom)).toBe(end);
    }),
  );
});

it('[S11] edits of one run are one step, until the run is settled or something else is chosen', () => {
  const editor = createEditor(start);
  const write = (text: string) => {
    editor.edit((content) => changeItem(content, id('a'), (item) => ({ ...item, text })), {
      run: 'text a',
    });
  };
  const written = () => editor.get(contentAtom).items[0]?.text;
  write('1');
  write('12');
  editor.settle();
  write('123');
  editor.select([id('b')]);
  write('1234');
  editor.undo();
  expect(written()).toBe('123');
  editor.undo();
  expect(written()).toBe('12');
  editor.undo();
  expect(editor.get(contentAtom)).toBe(start);
});

it('[S11] a pause ends a run', () => {
  let nowMs = 0;
  const editor = createEditor(start, () => nowMs);
  const write = (text: string) => {
    editor.edit((content) => changeItem(content, id('a'), (item) => ({ ...item, text })), {
      run: 'text a',
    });
  };
  write('A sentence');
  nowMs += 1000;
  write('A sentence.');
  nowMs += 5000;
  write('A sentence. Over');
  editor.undo();
  expect(editor.get(contentAtom).items[0]?.text).toBe('A sentence.');
  editor.undo();
  expect(editor.get(contentAtom)).toBe(start);
});

it('[S11] hiding and locking are steps, and leave the document alone', () => {
  const editor = createEditor(start);
  editor.edit((content) => removeItem(content, id('b')));
  const edited = editor.get(contentAtom);
  editor.store.set(hiddenIdsAtom, () => new Set([id('a')]));
  editor.store.set(lockedIdsAtom, () => new Set([id('a')]));
  expect(editor.get(contentAtom)).toBe(edited);
  editor.undo();
  expect([editor.get(hiddenIdsAtom).size, editor.get(lockedIdsAtom).size]).toEqual([1, 0]);
  editor.undo();
  expect(editor.get(hiddenIdsAtom).size).toBe(0);
  expect(editor.get(contentAtom)).toBe(edited);
  editor.redo();
  expect([...editor.get(hiddenIdsAtom)]).toEqual(['a']);
});

it('[S8] undo brings back who was selected, and nobody who is gone stays selected', () => {
  const editor = createEditor(start);
  expect(editor.get(selectionAtom)).toEqual(['a']);
  editor.select([id('a'), id('b')]);
  editor.edit((content) => removeItem(content, id('a')));
  expect(editor.get(selectionAtom)).toEqual(['b']);
  editor.undo();
  expect(editor.get(selectionAtom)).toEqual(['a', 'b']);
});

it('an edit that changes nothing is no step', () => {
  const editor = createEditor(start);
  editor.edit((content) => removeItem(content, id('nobody')));
  expect(editor.get(canUndoAtom)).toBe(false);
});

describe('[S114] edits that are gathered', () => {
  const write = (text: string) => (content: ScreenContent) =>
    changeItem(content, id('a'), (item) => ({ ...item, text }));

  it('are one step, whatever they were', () => {
    const editor = createEditor(start);
    editor.edit(write('Before'));
    const since = editor.get(historyAtom);
    for (const text of ['One', 'Two', 'Three']) editor.edit(write(text));
    editor.gather(since);
    editor.undo();
    expect(editor.get(contentAtom).items[0]?.text).toBe('Before');
    editor.redo();
    expect(editor.get(contentAtom).items[0]?.text).toBe('Three');
  });

  it('are none where nothing was edited, and what was selected meanwhile is no matter', () => {
    const editor = createEditor(start);
    editor.edit(write('Before'));
    const since = editor.get(historyAtom);
    editor.select([id('b')]);
    editor.gather(since);
    editor.undo();
    expect(editor.get(contentAtom)).toBe(start);
    expect(editor.get(canUndoAtom)).toBe(false);
  });

  it('stay apart where the step that they began from was undone', () => {
    const editor = createEditor(start);
    editor.edit(write('Before'));
    const since = editor.get(historyAtom);
    editor.undo();
    editor.edit(write('One'));
    editor.edit(write('Two'));
    editor.gather(since);
    editor.undo();
    expect(editor.get(contentAtom).items[0]?.text).toBe('One');
  });
});
