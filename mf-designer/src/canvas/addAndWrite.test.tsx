import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'jotai';
import { DEFAULT_CONTENT } from 'shared-kernel/model';
import { signedIn } from 'shared-kernel/testing';
import { UiProvider } from 'shared-kernel/ui';

import { createEditor } from '../editor/createEditor';
import { contentAtom } from '../editor/documentAtoms';
import { EditorProvider } from '../editor/EditorContext';
import { AddButtons } from '../object-list/AddButtons';
import { ItemProperties } from '../properties/ItemProperties';
import { Invitation } from './Invitation';

jest.setTimeout(30_000);

function emptyScreen() {
  const editor = createEditor(DEFAULT_CONTENT);
  render(
    <Provider store={signedIn()}>
      <UiProvider>
        <EditorProvider value={editor}>
          <Invitation />
          <AddButtons />
          <ItemProperties />
        </EditorProvider>
      </UiProvider>
    </Provider>,
  );
  return { user: userEvent.setup(), texts: () => editor.get(contentAtom).items.map((i) => i.text) };
}

const textField = () =>
  within(screen.getByRole('region', { name: 'Item properties' })).getByRole('textbox', {
    name: 'Text',
  });

it.each(['Add text', 'Add a text'])(
  '[S1] “%s” leads into the text, where typing takes the place of the default',
  async (button) => {
    const { user, texts } = emptyScreen();
    await user.click(screen.getByRole('button', { name: button }));
    await waitFor(() => {
      expect(textField()).toHaveFocus();
    });
    expect(document.getSelection()?.toString()).toBe('Add text here');
    await user.keyboard('Hello');
    expect(texts()).toEqual(['Hello']);
  },
);

it('[S1] other objects leave the focus where it is', async () => {
  const { user } = emptyScreen();
  await user.click(screen.getByRole('button', { name: 'Add image' }));
  expect(screen.getByRole('button', { name: 'Add image' })).toHaveFocus();
});
