import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'jotai';
import {
  asId,
  DEFAULT_CONTENT,
  defaultItem,
  mediaAddress,
  type Item,
  type ItemId,
} from 'shared-kernel/model';
import { signedIn } from 'shared-kernel/testing';
import { UiProvider } from 'shared-kernel/ui';

import { MOST_ITEMS } from '../document/mostItems';
import { createEditor } from '../editor/createEditor';
import { contentAtom, selectedItemsAtom } from '../editor/documentAtoms';
import { EditorProvider } from '../editor/EditorContext';
import { mediaStoreAtom } from 'shared-kernel/picture-library';
import { aMedia, memoryMediaStore } from './memoryMediaStore';
import { PicturesPanel } from './PicturesPanel';
import { usePictureFiles } from './usePictureFiles';

const BEECH = aMedia('b', { name: 'Beech wood', alternativeText: 'Beeches above a stream' });
const OAK = aMedia('a', { name: 'Oak', credit: 'Bea Marsh' });
const GONE = aMedia('c', { name: 'Gone', removeAt: new Date('2026-12-01') });

const anItem = (name: string, changes: Partial<Item> = {}): Item => ({
  ...defaultItem(asId<ItemId>(name), 1),
  ...changes,
});

const PageFiles = () => {
  usePictureFiles();
  return null;
};

async function open(...items: Item[]) {
  const editor = createEditor({ ...DEFAULT_CONTENT, items });
  const media = memoryMediaStore({ pictures: [BEECH, OAK, GONE] });
  const store = signedIn();
  store.set(mediaStoreAtom, media.store);
  render(
    <Provider store={store}>
      <UiProvider>
        <EditorProvider value={editor}>
          <PageFiles />
          <PicturesPanel />
        </EditorProvider>
      </UiProvider>
    </Provider>,
  );
  await screen.findByRole('button', { name: 'Add Oak' }, { timeout: 10_000 });
  return { editor, media, user: userEvent.setup() };
}

const items = (editor: ReturnType<typeof createEditor>) => editor.get(contentAtom).items;

it('[S112] one press puts a picture onto the screen, as a step of its own, and selects it', async () => {
  const { editor, user } = await open(anItem('text'));
  expect(screen.queryByRole('button', { name: 'Add Gone' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add Beech wood' }));
  expect(items(editor)[1]).toMatchObject({
    type: 'image',
    url: mediaAddress(BEECH),
    text: 'Beeches above a stream',
  });
  expect(editor.get(selectedItemsAtom)).toEqual([items(editor)[1]]);
  act(() => {
    editor.undo();
  });
  expect(items(editor)).toHaveLength(1);
});

it('[S112] a selected image that shows none yet takes it', async () => {
  const { editor, user } = await open(anItem('image', { type: 'image', text: '' }));
  await user.click(screen.getByRole('button', { name: 'Add Oak' }));
  expect(items(editor).map(({ url }) => url)).toEqual([mediaAddress(OAK)]);
});

it('[S112] finds by what is said of a picture, and says where the screen holds no more', async () => {
  const full = Array.from({ length: MOST_ITEMS }, (_, index) => anItem(`text ${String(index)}`));
  const { editor, user } = await open(...full);
  await user.type(screen.getByRole('searchbox', { name: 'Find a picture' }), 'bea marsh');
  expect(screen.queryByRole('button', { name: 'Add Beech wood' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add Oak' }));
  expect(items(editor)).toHaveLength(MOST_ITEMS);
  expect(screen.getByText(/A screen holds at most/)).toBeVisible();
});

/** jsdom's files cannot be read by their promise. */
const aFile = () =>
  Object.assign(new File(['jpeg'], 'Fern.jpg', { type: 'image/jpeg' }), {
    slice: () => ({ arrayBuffer: () => Promise.resolve(new TextEncoder().encode('jpeg').buffer) }),
  });
const files = () => ({ files: [aFile()], types: ['Files'] });

it('[S157] files that are dropped on it come into the library alone, pasted ones onto the screen as well', async () => {
  const { editor } = await open();
  fireEvent.drop(screen.getByRole('region', { name: 'Pictures' }), { dataTransfer: files() });
  expect(await screen.findByRole('button', { name: 'Add Fern' })).toBeVisible();
  expect(items(editor)).toHaveLength(0);
  fireEvent.paste(document.body, { clipboardData: files() });
  await waitFor(() => {
    expect(screen.getAllByRole('button', { name: 'Add Fern' })).toHaveLength(2);
  });
  expect(items(editor)).toHaveLength(1);
});

it('[S159] a picture that is dragged comes where it is dropped, and nowhere beside the stage', async () => {
  const { editor } = await open();
  const stage = document.createElement('div');
  stage.getBoundingClientRect = () => new DOMRect(100, 100, 195, 422);
  editor.elements.register('stage', () => stage);
  const dataTransfer = {
    types: [],
    files: [],
    clearData: () => undefined,
    setData: () => undefined,
  };
  const drag = (clientX: number, clientY: number) => {
    const tile = screen.getByRole('button', { name: 'Add Oak' });
    fireEvent.dragStart(tile, { dataTransfer });
    const drop = new Event('drop', { bubbles: true, cancelable: true });
    fireEvent(document.body, Object.assign(drop, { clientX, clientY, dataTransfer }));
    fireEvent.dragEnd(tile);
  };
  drag(20, 300);
  expect(items(editor)).toHaveLength(0);
  drag(197.5, 480);
  expect(items(editor)[0]?.url).toBe(mediaAddress(OAK));
  expect(items(editor)[0]?.screenSizes.mobilePortrait?.position.top).toBeGreaterThan(60);
  drag(197.5, 120);
  expect(items(editor)).toHaveLength(2);
});
