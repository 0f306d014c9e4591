import { fireEvent, render } from '@testing-library/react';
import { Provider } from 'jotai';
import {
  asId,
  DEFAULT_CONTENT,
  DEFAULT_LAYOUT,
  defaultItem,
  type Item,
  type ItemId,
} from 'shared-kernel/model';
import { signedIn } from 'shared-kernel/testing';

import { createEditor } from '../../editor/createEditor';
import { contentAtom, lockedIdsAtom, selectionAtom } from '../../editor/documentAtoms';
import { EditorProvider } from '../../editor/EditorContext';
import { pendingDeletionAtom } from '../../editor/view/viewAtoms';
import { useClipboard } from './useClipboard';

const id = (name: string) => asId<ItemId>(name);
const items = ['One', 'Two'].map((name, at): Item => ({
  ...defaultItem(id(name), at + 1),
  text: name,
  screenSizes: { mobilePortrait: DEFAULT_LAYOUT },
}));

const Listening = () => {
  useClipboard();
  return null;
};

/** An editor in which both items are selected, and a clipboard. */
function twoItems(locked: readonly string[]) {
  const editor = createEditor({ ...DEFAULT_CONTENT, items });
  editor.store.set(lockedIdsAtom, () => new Set(locked.map(id)));
  editor.select(items.map((item) => item.id));
  render(
    <Provider store={signedIn()}>
      <EditorProvider value={editor}>
        <Listening />
      </EditorProvider>
    </Provider>,
  );
  const held = new Map<string, string>();
  const clipboardData = {
    setData: (type: string, data: string) => held.set(type, data),
    getData: (type: string) => held.get(type) ?? '',
  };
  return {
    editor,
    cut: () => fireEvent.cut(document.body, { clipboardData }),
    copy: () => fireEvent.copy(document.body, { clipboardData }),
    paste: () => fireEvent.paste(document.body, { clipboardData }),
    plain: () => held.get('text/plain'),
    texts: () => editor.get(contentAtom).items.map(({ text }) => text),
    places: () =>
      editor.get(contentAtom).items.map((item) => item.screenSizes.mobilePortrait?.position),
  };
}

it('[S25] what is locked is not cut, and stays selected', () => {
  const { editor, cut, texts, plain } = twoItems(['One']);
  cut();
  expect(texts()).toEqual(['One']);
  expect(editor.get(selectionAtom)).toEqual(['One']);
  expect(plain()).toBe('Two');
});

it('[S25] where all of it is locked, cutting says so and leaves the clipboard as it is', () => {
  const { editor, cut, texts, plain } = twoItems(['One', 'Two']);
  cut();
  expect(texts()).toEqual(['One', 'Two']);
  expect(editor.get(pendingDeletionAtom)).toEqual(['One', 'Two']);
  expect(plain()).toBeUndefined();
});

it('[S12] what is pasted over its originals stands beside them; what was cut comes back to its place', () => {
  const { copy, cut, paste, places } = twoItems([]);
  copy();
  paste();
  const { position } = DEFAULT_LAYOUT;
  const beside = { top: position.top + 2, horizontal: position.horizontal + 2 };
  expect(places()).toEqual([position, position, beside, beside]);
  cut();
  paste();
  expect(places()).toEqual([position, position, beside, beside]);
});

it('a paste that a field has taken makes no object, even where the field redrew what it was about', () => {
  const { copy, texts } = twoItems([]);
  copy();
  const redrawn = document.body.appendChild(document.createElement('span'));
  redrawn.addEventListener('paste', (event) => {
    event.preventDefault();
    redrawn.remove();
  });
  fireEvent.paste(redrawn, { clipboardData: { getData: () => 'Words' } });
  expect(texts()).toEqual(['One', 'Two']);
});
