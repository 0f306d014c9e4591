import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  asId,
  DEFAULT_CONTENT,
  DEFAULT_LAYOUT,
  defaultItem,
  type Item,
  type ItemId,
} from 'shared-kernel/model';
import { aField, aScreen, itInLongRun, signedIn } from 'shared-kernel/testing';
import { renderPage } from 'shared-kernel/testing/page';

import { designStoreAtom } from '../persistence/designStore';
import { memoryDesignStore } from '../persistence/memoryDesignStore';
import { memoryUnsavedEditsStore } from '../persistence/unsaved-edits/memoryUnsavedEditsStore';
import { unsavedEditsStoreAtom } from '../persistence/unsaved-edits/unsavedEditsStore';
import { DesignPage } from './DesignPage';

const anItem = (name: string, order: number, changes: Partial<Item> = {}): Item => ({
  ...defaultItem(asId<ItemId>(name), order),
  text: name,
  screenSizes: {
    mobilePortrait: DEFAULT_LAYOUT,
    desktopLandscape: { ...DEFAULT_LAYOUT, maxWidth: 80, font: { size: 72, lineHeight: 80 } },
  },
  ...changes,
});

async function open(...items: Item[]) {
  const database = memoryDesignStore({
    stored: [aScreen({ content: { ...DEFAULT_CONTENT, items } })],
    fields: [aField({ name: 'First Name' })],
  });
  const store = signedIn();
  store.set(designStoreAtom, database);
  store.set(unsavedEditsStoreAtom, memoryUnsavedEditsStore());
  renderPage(DesignPage, {
    path: '/screens/:id/design',
    at: '/screens/screen-1/design',
    store,
  });
  await screen.findByRole('button', { name: 'Save screen' });
  return { saves: database.saves, user: userEvent.setup() };
}

const canvas = () => within(screen.getByRole('group', { name: 'Canvas' }));
const item = (name: string) => canvas().getByRole('button', { name });
const written = () => canvas().queryByRole('textbox', { name: 'Text on the canvas' });
const field = () => screen.getByRole('textbox', { name: 'Text' });

/** As a browser leaves the element after typing. */
const typeInto = (box: HTMLElement, text: string) => {
  box.replaceChildren(text);
  fireEvent.input(box);
};

/** What jsdom leaves out of pointer events. */
beforeAll(() => {
  Element.prototype.setPointerCapture = () => undefined;
  Object.assign(window, { PointerEvent: MouseEvent });
});

afterEach(() => {
  jest.restoreAllMocks();
});

it('[S114] a double click writes a text where it stands, in one step of undo, and changes nothing else', async () => {
  const before = anItem('One', 1);
  const { saves, user } = await open(before);
  await user.dblClick(item('Text: One'));
  const box = written();
  if (box === null) throw new Error('not written on the canvas');
  expect(box).toHaveFocus();
  expect(box).toHaveTextContent('One');
  typeInto(box, 'One more');
  // Pauses that would be steps of their own.
  fireEvent.blur(box, { relatedTarget: box });
  typeInto(box, 'One more time');
  expect(field()).toHaveTextContent('One more time');

  await user.keyboard('{Escape}');
  expect(written()).toBeNull();
  expect(item('Text: One more time')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(item('Text: One')).toBeVisible();
  expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Redo' }));
  await user.click(screen.getByRole('button', { name: 'Save screen' }));
  expect(saves[0]?.content.items).toEqual([{ ...before, text: 'One more time' }]);
});

itInLongRun(
  '[S114] Enter writes a button’s label, with its placeholders as chips, until something else is pressed',
  async () => {
    const label = 'Thank you, {field|First Name|0|none|friend}';
    const { user } = await open(
      anItem('One', 1),
      anItem('Give', 2, { type: 'button', text: label }),
    );
    act(() => {
      item('Button: Thank you, friend').focus();
    });
    await user.keyboard('{Enter}');
    const box = written();
    expect(box).toHaveFocus();
    expect(within(box ?? document.body).getByRole('button', { name: /^First Name/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Text One at/ }));
    expect(written()).toBeNull();
    expect(item('Button: Thank you, friend')).toBeVisible();
  },
);

itInLongRun(
  '[S114] pressing what is being written takes hold of nothing, so that the caret can be put there',
  async () => {
    const { user } = await open(anItem('One', 1));
    await user.dblClick(item('Text: One'));
    const box = written();
    if (box === null) throw new Error('not written on the canvas');
    const grip = jest.spyOn(Element.prototype, 'setPointerCapture');
    fireEvent.pointerDown(box, { pointerId: 1, button: 0, clientX: 100, clientY: 100 });
    expect(grip).not.toHaveBeenCalled();
    expect(written()).toBe(box);
  },
);

itInLongRun(
  '[S114] data is asked for while it is written, and the focus comes back to it',
  async () => {
    const { user } = await open(
      anItem('One', 1, { text: 'Dear {field|First Name|0|none|friend}' }),
    );
    await user.dblClick(item('Text: Dear friend'));
    const box = written();
    if (box === null) throw new Error('not written on the canvas');
    act(() => {
      within(box).getByRole('button').focus();
    });
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Change data' });
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    await waitFor(() => {
      expect(written()).toHaveFocus();
    });
    expect(written()).toHaveTextContent(/^Dear\s*$/);
  },
);

itInLongRun(
  '[S28] [S114] an image’s address, a figure and, on a narrow window, a text are written in the panel',
  async () => {
    const { user } = await open(
      anItem('One', 1),
      anItem('Picture', 2, { type: 'image', text: '' }),
    );
    await user.dblClick(item('Image: (no image yet)'));
    expect(written()).toBeNull();
    await waitFor(() => {
      expect(screen.getByRole('textbox', { name: 'Image URL' })).toHaveFocus();
    });
    jest.spyOn(window, 'matchMedia').mockImplementation(
      (media) =>
        ({
          media,
          matches: media === '(max-width: 991px)',
          addEventListener: () => undefined,
          removeEventListener: () => undefined,
        }) as unknown as MediaQueryList,
    );
    await user.dblClick(item('Text: One'));
    await waitFor(() => {
      expect(field()).toHaveFocus();
    });
    expect(written()).toBeNull();
  },
);
