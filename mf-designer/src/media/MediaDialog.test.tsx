import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'jotai';
import {
  asId,
  DEFAULT_CONTENT,
  defaultItem,
  mediaAddress,
  type ItemId,
  type Media,
  type MediaUse,
  type ScreenContent,
} from 'shared-kernel/model';
import type { ServerFailure } from 'shared-kernel/server';
import { itInLongRun, signedIn } from 'shared-kernel/testing';
import { UiProvider } from 'shared-kernel/ui';

import { createEditor } from '../editor/createEditor';
import { contentAtom } from '../editor/documentAtoms';
import { EditorProvider, useEditor, useEditorValue } from '../editor/EditorContext';
import { AddressProperty } from '../properties/AddressProperty';
import { MediaDialog } from './MediaDialog';
import { mediaStoreAtom } from 'shared-kernel/picture-library';
import { aMedia, memoryMediaStore } from './memoryMediaStore';
import { usePictureFiles } from './usePictureFiles';

const IMAGE = asId<ItemId>('image');
const BEECH = aMedia('b', {
  name: 'Beech wood',
  alternativeText: 'Beeches above a stream',
  focus: { left: 20, top: 70 },
});
const OAK = aMedia('a', { name: 'Oak', credit: 'Bea Marsh' });

/** The two places of a screen that show pictures. */
const Fields = () => {
  usePictureFiles();
  const editor = useEditor();
  const { items, backgroundImage } = useEditorValue(contentAtom);
  const set = (changes: Partial<ScreenContent>) => {
    editor.edit((content) => ({ ...content, ...changes }));
  };
  return (
    <>
      <AddressProperty
        of="itemAddress"
        place={{ itemId: IMAGE }}
        label="Image URL"
        value={items[0]?.url ?? ''}
        onChange={(url) => {
          set({ items: items.map((item) => ({ ...item, url })) });
        }}
      />
      <AddressProperty
        of="backgroundAddress"
        place="background"
        label="URL of the background image"
        value={backgroundImage}
        onChange={(address) => {
          set({ backgroundImage: address });
        }}
      />
    </>
  );
};

interface Setting {
  readonly pictures?: readonly Media[];
  readonly uses?: readonly MediaUse[];
  readonly refusals?: ServerFailure[];
  readonly url?: string;
  readonly text?: string;
}

function design({ pictures = [BEECH, OAK], uses = [], refusals = [], ...item }: Setting = {}) {
  const image = { ...defaultItem(IMAGE, 1), type: 'image' as const, text: '', ...item };
  const editor = createEditor({ ...DEFAULT_CONTENT, items: [image] });
  const media = memoryMediaStore({ pictures, uses, refusals });
  const store = signedIn();
  store.set(mediaStoreAtom, media.store);
  render(
    <Provider store={store}>
      <UiProvider>
        <EditorProvider value={editor}>
          <Fields />
          <MediaDialog />
        </EditorProvider>
      </UiProvider>
    </Provider>,
  );
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  return {
    user,
    media,
    editor,
    content: () => editor.get(contentAtom),
    item: () => editor.get(contentAtom).items[0],
  };
}

type User = ReturnType<typeof userEvent.setup>;
const openFor = async (user: User, at = 0) => {
  const button = screen.getAllByText('Choose a picture')[at];
  if (button === undefined) throw new Error('Nothing opens the pictures');
  await user.click(button);
  return within(await screen.findByRole('dialog', { name: 'Pictures' }));
};
/** jsdom's files cannot be read by their promise. */
const aFile = (name = 'wood.jpg', type = 'image/jpeg', bytes = 'jpeg') =>
  Object.assign(new File([bytes], name, { type }), {
    slice: () => ({ arrayBuffer: () => Promise.resolve(new TextEncoder().encode(bytes).buffer) }),
  });

describe('[S90] choosing a picture', () => {
  it('puts it into the object with its alternative text and focal point, as one step', async () => {
    const { user, item, editor } = design();
    const dialog = await openFor(user);
    await user.click(await dialog.findByRole('button', { name: 'Beech wood' }));
    await user.click(dialog.getByRole('button', { name: 'Use this picture' }));
    expect(item()).toMatchObject({
      url: mediaAddress(BEECH),
      text: 'Beeches above a stream',
      focus: { left: 20, top: 70 },
    });
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    act(editor.undo);
    expect(item()).toMatchObject({ url: '', text: '' });
  });

  itInLongRun(
    'keeps words that somebody has written, and follows those that came with the picture before',
    async () => {
      const { user, item } = design({ url: mediaAddress(OAK), text: 'Our own words' });
      await user.click(screen.getByRole('button', { name: 'Change picture' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Pictures' }));
      expect(await dialog.findByRole('button', { name: 'Oak' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await user.dblClick(dialog.getByRole('button', { name: 'Beech wood' }));
      expect(item()).toMatchObject({ url: mediaAddress(BEECH), text: 'Our own words' });
    },
  );

  it('puts it behind the screen, around its focal point', async () => {
    const { user, content } = design();
    const dialog = await openFor(user, 1);
    await user.dblClick(await dialog.findByRole('button', { name: 'Beech wood' }));
    expect(content()).toMatchObject({
      backgroundImage: mediaAddress(BEECH),
      backgroundMotion: { focus: { left: 20, top: 70 } },
    });
    const group = within(screen.getByRole('group', { name: 'URL of the background image' }));
    await user.click(group.getByRole('button', { name: 'Remove' }));
    expect(content().backgroundImage).toBe('');
  });

  itInLongRun('finds pictures by what is said of them', async () => {
    const { user } = design();
    const dialog = await openFor(user);
    await dialog.findByRole('button', { name: 'Oak' });
    await user.type(dialog.getByRole('searchbox', { name: 'Find a picture' }), 'marsh');
    expect(dialog.getByRole('button', { name: 'Oak' })).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Beech wood' })).not.toBeInTheDocument();
  });

  itInLongRun('says how full the library is', async () => {
    const dialog = await openFor(design().user);
    expect(await dialog.findByText(/^2 pictures, 1\sMB of 2\sGB$/)).toBeVisible();
  });

  itInLongRun('saves what is said of a picture, and uses it so', async () => {
    const { user, media, item } = design();
    const dialog = await openFor(user);
    await user.click(await dialog.findByRole('button', { name: 'Oak' }));
    await user.type(dialog.getByRole('textbox', { name: 'Alternative text' }), 'An old oak');
    await user.click(dialog.getByRole('button', { name: 'Use this picture' }));
    await waitFor(() => {
      expect(item()).toMatchObject({ url: mediaAddress(OAK), text: 'An old oak' });
    });
    expect(media.pictures().find(({ id }) => id === OAK.id)?.alternativeText).toBe('An old oak');
  });
});

describe('[S90] adding pictures', () => {
  it('uploads files that are chosen, and chooses the last of them', async () => {
    const { user, media } = design({ pictures: [] });
    const dialog = await openFor(user);
    expect(await dialog.findByText('No pictures yet')).toBeVisible();
    await user.upload(dialog.getByLabelText('Picture files'), [aFile(), aFile('leaf.png')]);
    expect(await dialog.findByRole('button', { name: 'leaf' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(media.uploads.map(({ name }) => name)).toEqual(['wood', 'leaf']);
  });

  it('says of each file why it was refused, and goes on with the others', async () => {
    const { user, media } = design({
      pictures: [],
      refusals: [{ code: 'server/invalid-argument', message: 'This picture is damaged' }],
    });
    const dialog = await openFor(user);
    await user.upload(dialog.getByLabelText('Picture files'), [
      aFile('broken.jpg'),
      aFile('phone.heic', ''),
      aFile('leaf.png'),
    ]);
    expect(await dialog.findByText('This picture is damaged.')).toBeVisible();
    expect(dialog.getByText(/HEIC.*cannot read it/)).toBeVisible();
    expect(await dialog.findByRole('button', { name: 'leaf' })).toBeVisible();
    expect(media.uploads.map(({ name }) => name)).toEqual(['broken', 'leaf']);
  });

  it('brings the picture of another site in, and says why', async () => {
    const { user, item } = design({ pictures: [], url: 'https://elsewhere.example/wood.jpg' });
    expect(screen.getByText(/learns\s+who looks at it/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Bring this picture in' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pictures' }));
    await user.click(await dialog.findByRole('button', { name: 'Use this picture' }));
    expect(item()?.url).toMatch(/^\/media\/0{32}#/);
  });

  it('offers that for no address of our own', () => {
    design({ url: '/oak.png' });
    expect(screen.queryByRole('button', { name: 'Bring this picture in' })).not.toBeInTheDocument();
  });
});

describe('[S141] the product’s own illustrations', () => {
  const openShelf = async (user: User, at = 0) => {
    const dialog = await openFor(user, at);
    await user.click(dialog.getByRole('button', { name: 'Illustrations' }));
    await dialog.findByRole('button', { name: 'Thank you' });
    return dialog;
  };

  it('come into the library with their words, and onto the screen', async () => {
    const { user, media, item } = design();
    const dialog = await openShelf(user);
    await user.click(dialog.getByRole('button', { name: 'Sea' }));
    await user.click(dialog.getByRole('button', { name: 'Use this illustration' }));
    await waitFor(() => {
      expect(item()).toMatchObject({ text: 'A whale swims in the waves' });
    });
    expect(item()?.url).toMatch(/^\/media\//);
    expect(media.uploads).toMatchObject([
      { name: 'Sea', alternativeText: 'A whale swims in the waves', crop: null },
    ]);
    expect(media.uploads[0]?.bytes.type).toBe('image/svg+xml');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
  });

  itInLongRun('stand on what the screen has behind it, or on what is chosen', async () => {
    const { user, media, editor } = design();
    act(() => {
      editor.edit((content) => ({ ...content, backgroundColour: '#101a33' }));
    });
    const dialog = await openShelf(user, 1);
    expect(dialog.getByRole('radio', { name: 'Dark' })).toBeChecked();
    const before = dialog.getByRole('button', { name: 'Home' }).innerHTML;
    await user.click(dialog.getByRole('radio', { name: 'Vivid' }));
    expect(dialog.getByRole('button', { name: 'Home' }).innerHTML).not.toBe(before);
    await user.dblClick(dialog.getByRole('button', { name: 'Home' }));
    await waitFor(() => {
      expect(media.uploads).toHaveLength(1);
    });
  });

  itInLongRun('say why one was not added, and can be tried again', async () => {
    const { user, item } = design({
      refusals: [
        { code: 'server/failed-precondition', message: 'The library is full: delete some first' },
        { code: 'server/unavailable', message: 'fetch failed' },
      ],
    });
    const dialog = await openShelf(user);
    const take = () => user.click(dialog.getByRole('button', { name: 'Use this illustration' }));
    await take();
    expect(await dialog.findByText(/library is full/)).toBeVisible();
    await take();
    expect(await dialog.findByText(/reach|connection|offline/i)).toBeVisible();
    expect(dialog.queryByText(/library is full/)).not.toBeInTheDocument();
    await take();
    await waitFor(() => {
      expect(item()?.text).toBe('Two hands hold a heart together');
    });
  });

  itInLongRun('are not placed once the dialog is closed', async () => {
    const { user, media, item } = design();
    const dialog = await openShelf(user);
    await user.click(dialog.getByRole('button', { name: 'Sea' }));
    const read = media.store.read;
    const answers: (() => void)[] = [];
    const waits = new Promise<void>((resolve) => {
      answers.push(resolve);
    });
    jest.spyOn(media.store, 'read').mockImplementation(async (id) => {
      await waits;
      return read(id);
    });
    await user.click(dialog.getByRole('button', { name: 'Use this illustration' }));
    await user.keyboard('{Escape}');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    await act(async () => {
      answers[0]?.();
      await waits;
    });
    expect(item()?.url).toBe('');
  });
});

describe('[S91] pictures that are dropped or pasted', () => {
  const files = (...some: File[]) => ({ files: some, types: ['Files'] });

  it('come into the selected image object that shows none', async () => {
    const { content } = design({ pictures: [] });
    fireEvent.drop(document.body, { dataTransfer: files(aFile()) });
    await waitFor(() => {
      expect(content().items[0]?.url).toMatch(/^\/media\//);
    });
    expect(content().items).toHaveLength(1);
  });

  it('come onto the screen as new objects', async () => {
    const { content } = design({ pictures: [], url: '/oak.png' });
    fireEvent.paste(document.body, { clipboardData: files(aFile()) });
    await waitFor(() => {
      expect(content().items).toHaveLength(2);
    });
    expect(content().items[1]).toMatchObject({ type: 'image' });
  });

  describe('[S143] on the stage', () => {
    const stage = document.createElement('div');
    const drop = (target: Element, clientX: number, clientY: number) => {
      const event = new Event('drop', { bubbles: true, cancelable: true });
      fireEvent(
        target,
        Object.assign(event, { clientX, clientY, dataTransfer: files(aFile(), aFile('leaf.png')) }),
      );
    };
    const onStage = (setting: Setting) => {
      const design_ = design(setting);
      stage.getBoundingClientRect = () => new DOMRect(100, 100, 195, 422);
      design_.editor.elements.register('stage', () => stage);
      return design_;
    };

    it('lie where they were dropped, each a little below the one before', async () => {
      const { content } = onStage({ pictures: [], url: '/oak.png' });
      drop(document.body, 197.5, 311);
      await waitFor(() => {
        expect(content().items).toHaveLength(3);
      });
      const [, first, second] = content().items.map(
        ({ screenSizes }) => screenSizes.mobilePortrait?.position,
      );
      expect(first?.top).toBeGreaterThan(20);
      expect(first?.top).toBeLessThan(50);
      expect((second?.top ?? NaN) - (first?.top ?? NaN)).toBeCloseTo(4, 0);
    });

    it('come into the image object that they are dropped on, and not into the selected one', async () => {
      const { content, editor } = onStage({ pictures: [] });
      const on = document.createElement('div');
      document.body.append(on);
      editor.elements.register('itemOnCanvas', (id) => (id === IMAGE ? on : null));
      drop(on, 120, 120);
      await waitFor(() => {
        expect(content().items).toHaveLength(2);
      });
      expect(content().items[0]?.url).toMatch(/^\/media\//);
      drop(document.body, 120, 120);
      await waitFor(() => {
        expect(content().items).toHaveLength(4);
      });
      on.remove();
    });
  });

  it('are not taken while text is written, nor what is no picture', async () => {
    const { media, user } = design({ pictures: [] });
    const field = screen.getByRole('textbox', { name: 'Image URL' });
    await user.click(field);
    fireEvent.paste(field, { clipboardData: files(aFile()) });
    fireEvent.drop(document.body, { dataTransfer: files(aFile('a.pdf', 'application/pdf')) });
    await act(() => Promise.resolve());
    expect(media.uploads).toEqual([]);
  });
});

describe('[S92] a picture that is shown somewhere', () => {
  const USE: MediaUse = {
    mediaId: BEECH.id,
    yearId: '2026',
    yearName: '2026',
    screenId: 'hello',
    screenName: 'Hello',
    place: 'background',
  };

  it('says where, cannot be deleted, and can be replaced everywhere', async () => {
    const { user, media } = design({ uses: [USE] });
    const dialog = await openFor(user);
    await user.click(await dialog.findByRole('button', { name: 'Beech wood' }));
    expect(await dialog.findByText('Hello, 2026: background')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Delete picture' })).toBeDisabled();
    const choice = dialog.getByRole('combobox', { name: 'Picture that takes its place' });
    await user.selectOptions(choice, 'Oak');
    await user.click(dialog.getByRole('button', { name: 'Replace it everywhere' }));
    const asked = within(await screen.findByRole('alertdialog'));
    await user.click(asked.getByRole('button', { name: 'Replace it everywhere' }));
    await waitFor(() => {
      expect(media.replaced).toEqual([[BEECH.id, OAK.id]]);
    });
  });

  it('is deleted where nothing shows it, and restored', async () => {
    const { user, media } = design();
    const dialog = await openFor(user);
    await user.click(await dialog.findByRole('button', { name: 'Oak' }));
    const remove = dialog.getByRole('button', { name: 'Delete picture' });
    await waitFor(() => {
      expect(remove).toBeEnabled();
    });
    await user.click(remove);
    const asked = within(await screen.findByRole('alertdialog'));
    await user.click(asked.getByRole('button', { name: 'Delete picture' }));
    await user.click(await dialog.findByRole('button', { name: 'Deleted (1)' }));
    await user.click(dialog.getByRole('button', { name: 'Oak' }));
    expect(dialog.getByText(/gone for good on 1\sJuly\s2026/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Restore' }));
    await waitFor(() => {
      expect(media.pictures().every(({ removeAt }) => removeAt === null)).toBe(true);
    });
  });
});
