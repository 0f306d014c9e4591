import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'jotai';
import { DEFAULT_CONTENT } from 'shared-kernel/model';
import { mediaStoreAtom } from 'shared-kernel/picture-library';
import { signedIn } from 'shared-kernel/testing';
import { UiProvider } from 'shared-kernel/ui';

import { createEditor } from '../../editor/createEditor';
import { contentAtom } from '../../editor/documentAtoms';
import { EditorProvider } from '../../editor/EditorContext';
import { memoryMediaStore } from '../memoryMediaStore';
import { IllustrationsPanel } from './IllustrationsPanel';

it('[S160] one press brings an illustration into the library and onto the screen; what refuses it is said', async () => {
  const editor = createEditor({ ...DEFAULT_CONTENT, backgroundColour: '#101a33' });
  const media = memoryMediaStore({
    refusals: [{ code: 'server/failed-precondition', message: 'The library is full' }],
  });
  const store = signedIn();
  store.set(mediaStoreAtom, media.store);
  render(
    <Provider store={store}>
      <UiProvider>
        <EditorProvider value={editor}>
          <IllustrationsPanel />
        </EditorProvider>
      </UiProvider>
    </Provider>,
  );
  const user = userEvent.setup();
  expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Add Sea' }));
  expect(await screen.findByText(/library is full/)).toBeVisible();
  expect(editor.get(contentAtom).items).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Add Sea' }));
  await waitFor(() => {
    expect(editor.get(contentAtom).items).toMatchObject([
      { type: 'image', text: 'A whale swims in the waves' },
    ]);
  });
  expect(screen.queryByText(/library is full/)).not.toBeInTheDocument();
  expect(media.uploads.at(-1)).toMatchObject({ name: 'Sea' });
});
