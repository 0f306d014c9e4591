import { act, render } from '@testing-library/react';
import {
  asId,
  DEFAULT_CONTENT,
  DEFAULT_LAYOUT,
  defaultItem,
  type ItemId,
} from 'shared-kernel/model';

import { changeItem } from '../../document/changeItem';
import { changeLayout } from '../../document/changeLayout';
import { createEditor } from '../createEditor';
import { EditorProvider } from '../EditorContext';
import { viewAtom } from '../view/viewAtoms';
import { useUndoneView } from './useUndoneView';

const id = asId<ItemId>('one');
const item = { ...defaultItem(id, 1), screenSizes: { mobilePortrait: DEFAULT_LAYOUT } };

const Following = () => {
  useUndoneView();
  return null;
};

function following() {
  const editor = createEditor({ ...DEFAULT_CONTENT, items: [item] });
  render(
    <EditorProvider value={editor}>
      <Following />
    </EditorProvider>,
  );
  return { editor, view: () => editor.get(viewAtom) };
}

it('[S11] undo and redo of a layout lead to a view that shows it', () => {
  const { editor, view } = following();
  editor.edit((content) =>
    changeLayout(content, id, 'desktopLandscape', (layout) => ({ ...layout, maxWidth: 20 })),
  );
  expect(view()).toBe('mobilePortrait');
  act(editor.undo);
  expect(view()).toBe('desktopLandscape');
  editor.store.set(viewAtom, 'tabletPortrait');
  act(editor.redo);
  expect(view()).toBe('desktopLandscape');
});

it('[S11] undo of what every view shows stays in the view', () => {
  const { editor, view } = following();
  editor.edit((content) => changeItem(content, id, (before) => ({ ...before, text: 'New' })));
  editor.store.set(viewAtom, 'tabletPortrait');
  act(editor.undo);
  expect(view()).toBe('tabletPortrait');
});
