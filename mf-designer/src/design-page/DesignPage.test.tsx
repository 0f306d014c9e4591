import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DataConflict } from 'shared-kernel/firestore';
import {
  asId,
  DEFAULT_CONTENT,
  DEFAULT_LAYOUT,
  defaultCondition,
  defaultItem,
  type ConditionId,
  type Item,
  type ItemId,
  type ScreenContent,
} from 'shared-kernel/model';
import { mediaStoreAtom } from 'shared-kernel/picture-library';
import { useServerChanges } from 'shared-kernel/server-state';
import { toastAtom, useYear } from 'shared-kernel/session';
import { useEffect, type ComponentType } from 'react';
import { anOrganisation, aScreen, itInLongRun, signedIn } from 'shared-kernel/testing';
import { renderPage } from 'shared-kernel/testing/page';

import { memoryMediaStore } from '../media/memoryMediaStore';
import { designStoreAtom } from '../persistence/designStore';
import { unsavedEditsStoreAtom } from '../persistence/unsaved-edits/unsavedEditsStore';
import { memoryUnsavedEditsStore } from '../persistence/unsaved-edits/memoryUnsavedEditsStore';
import { memoryDesignStore, type MemoryContents } from '../persistence/memoryDesignStore';
import { DesignPage } from './DesignPage';

const anItem = (name: string, order: number, changes: Partial<Item> = {}): Item => ({
  ...defaultItem(asId<ItemId>(name), order),
  text: name,
  screenSizes: { mobilePortrait: DEFAULT_LAYOUT },
  ...changes,
});

const content = (...items: Item[]): ScreenContent => ({ ...DEFAULT_CONTENT, items });

/** The designer over a database that answers from memory. */
function open(contents: MemoryContents, Page: ComponentType = DesignPage) {
  const database = memoryDesignStore(contents);
  const store = signedIn({
    organisation: anOrganisation({ preferences: { fontFamilies: ['Lora'], colours: ['#23807f'] } }),
  });
  store.set(designStoreAtom, database);
  store.set(unsavedEditsStoreAtom, memoryUnsavedEditsStore());
  store.set(mediaStoreAtom, memoryMediaStore().store);
  renderPage(Page, {
    path: '/screens/:id/design',
    at: '/screens/screen-1/design',
    store,
  });
  return { saves: database.saves, store, user: userEvent.setup() };
}

const onCanvas = (name: RegExp) =>
  within(screen.getByRole('group', { name: 'Canvas' })).getByRole('button', { name });
const save = () => screen.findByRole('button', { name: 'Save screen' });

/** What jsdom leaves out of pointer events. */
beforeAll(() => {
  Element.prototype.setPointerCapture = () => undefined;
  Object.assign(window, { PointerEvent: MouseEvent });
});

/** The panel at the left stays as it was left in this browser. */
afterEach(() => {
  localStorage.clear();
});

it('selects the first item and shows its properties', async () => {
  open({ stored: [aScreen({ content: content(anItem('Second', 2), anItem('First', 1)) })] });
  expect(await screen.findByRole('textbox', { name: 'Text' })).toHaveTextContent('First');
  expect(onCanvas(/First/)).toHaveAttribute('aria-pressed', 'true');
});

it('adds a text, writes into it and saves', async () => {
  const { user, saves, store } = open({});
  await user.click(await screen.findByRole('button', { name: 'Add text' }));
  const text = screen.getByRole('textbox', { name: 'Text' });
  act(() => {
    text.focus();
  });
  document.getSelection()?.selectAllChildren(text);
  await user.paste('Dear {field|First Name|0|none|friend}');
  expect(screen.getByText('Not saved yet')).toBeVisible();
  await user.click(await save());

  expect(saves).toHaveLength(1);
  expect(saves[0]).toMatchObject({ expectedRevision: 0, savedBy: 'ada@example.org' });
  expect(saves[0]?.content.items[0]).toMatchObject({
    text: 'Dear {field|First Name|0|none|friend}',
    screenSizes: { mobilePortrait: DEFAULT_LAYOUT },
  });
  expect(store.get(toastAtom)?.toast).toEqual({
    header: 'Screen',
    body: 'Saved successfully!',
    variant: 'success',
    delayMs: 2000,
  });
  expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Add image' }));
  await user.click(await save());
  expect(saves[1]?.expectedRevision).toBe(1);
});

itInLongRun('dragging on the canvas places an item in percent', async () => {
  const { user, saves } = open({ stored: [aScreen({ content: content(anItem('One', 1)) })] });
  await screen.findByRole('button', { name: 'Save screen' });
  const item = onCanvas(/One/);
  fireEvent.pointerDown(item, { pointerId: 1, button: 0, clientX: 100, clientY: 100 });
  fireEvent.pointerMove(item, { pointerId: 1, clientX: 139, clientY: 184.4 });
  await waitFor(() => {
    expect(item).toHaveStyle({ left: '35%', top: '35%' });
  });
  fireEvent.pointerUp(item, { pointerId: 1, clientX: 139, clientY: 184.4 });
  expect(screen.getByRole('textbox', { name: 'Left' })).toHaveValue('35');
  await user.click(await save());
  expect(saves[0]?.content.items[0]?.screenSizes.mobilePortrait?.position).toEqual({
    top: 35,
    horizontal: 35,
  });
});

itInLongRun('a press without movement only selects', async () => {
  open({ stored: [aScreen({ content: content(anItem('One', 1), anItem('Two', 2)) })] });
  await save();
  const item = onCanvas(/Two/);
  fireEvent.pointerDown(item, { pointerId: 1, button: 0, clientX: 100, clientY: 100 });
  fireEvent.pointerMove(item, { pointerId: 1, clientX: 101, clientY: 101 });
  fireEvent.pointerUp(item, { pointerId: 1, clientX: 101, clientY: 101 });
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveTextContent('Two');
  expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument();
});

itInLongRun('arrow keys move the focused item by one percent', async () => {
  const { user } = open({ stored: [aScreen({ content: content(anItem('One', 1)) })] });
  await save();
  act(() => {
    onCanvas(/One/).focus();
  });
  await user.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('textbox', { name: 'Left' })).toHaveValue('26');
  expect(screen.getByRole('textbox', { name: 'Top' })).toHaveValue('27');
});

itInLongRun('refuses a width outside of 0-100 and keeps the last good one', async () => {
  const { user } = open({ stored: [aScreen({ content: content(anItem('One', 1)) })] });
  const width = await screen.findByRole('textbox', { name: 'Width' });
  await user.clear(width);
  await user.type(width, '140');
  expect(width).toBeInvalid();
  expect(screen.getByText('A number from 0 to 100')).toBeVisible();
  expect(onCanvas(/One/)).toHaveStyle({ width: '14%' });
});

itInLongRun('reorders by keyboard and deletes after asking', async () => {
  const { user, saves } = open({
    stored: [aScreen({ content: content(anItem('One', 1), anItem('Two', 2)) })],
  });
  await user.click(await screen.findByRole('button', { name: 'Move later in the order' }));
  await user.click(screen.getByRole('button', { name: 'Delete Two' }));
  const question = await screen.findByRole('alertdialog', { name: 'Delete this object?' });
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  await waitFor(() => {
    expect(screen.queryByRole('button', { name: 'Delete Two' })).not.toBeInTheDocument();
  });
  await user.click(await save());
  expect(saves[0]?.content.items.map(({ id, order }) => [id, order])).toEqual([['One', 1]]);
});

itInLongRun('changing the type resets what the spec says', async () => {
  const { user } = open({ stored: [aScreen({ content: content(anItem('One', 1)) })] });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Type' }), 'Image');
  expect(screen.getByRole('textbox', { name: 'Alternative text' })).toHaveTextContent(/^$/);
  await user.click(screen.getByRole('textbox', { name: 'Image URL' }));
  await user.paste('http://pictures.example/a.png');
  expect(screen.getByText(/Use an https address/)).toBeVisible();
});

itInLongRun(
  'refuses to save an image that will never be shown, and shows where it is',
  async () => {
    const url = 'http://pictures.example/a.png';
    const image = anItem('Picture', 2, { type: 'image', url });
    const { user, saves, store } = open({
      stored: [aScreen({ content: content(anItem('One', 1), image) })],
    });
    await user.type(await screen.findByRole('textbox', { name: 'Text' }), '{End}!');
    await user.click(await save());
    expect(saves).toEqual([]);
    const address = screen.getByRole('textbox', { name: 'Image URL' });
    expect(address).toHaveValue(url);
    expect(address).toBeInvalid();
    expect(address).toHaveFocus();
    expect(address).toHaveAccessibleDescription(/Use an https address/);
    expect(store.get(toastAtom)?.toast.body).toMatch(/^Not saved yet: .* of the selected item\.$/);

    await user.clear(address);
    await user.paste('https://pictures.example/a.png');
    await user.click(await save());
    expect(saves[0]?.content.items).toMatchObject([
      { text: 'One!' },
      { url: 'https://pictures.example/a.png' },
    ]);
  },
);

itInLongRun(
  '[S10] [S84] refuses to save a button whose link cannot be followed, and leads to it',
  async () => {
    const button = anItem('Give', 2, { type: 'button', link: 'http://example.org' });
    const { user, saves, store } = open({
      stored: [aScreen({ content: content(anItem('One', 1), button) })],
    });
    await user.click(await save());
    expect(saves).toEqual([]);
    const link = await screen.findByRole('textbox', { name: 'Link' });
    expect(link).toHaveFocus();
    expect(link).toHaveAccessibleDescription('Use a whole address that begins with https://');
    expect(store.get(toastAtom)?.toast.body).toMatch(/correct the link of the selected button/);
    await user.clear(link);
    await user.paste('https://example.org');
    await user.click(await save());
    expect(saves[0]?.content.items[1]?.link).toBe('https://example.org');
  },
);

it('[S10] refuses to save an unfinished condition, and leads to it', async () => {
  const conditions = [defaultCondition(asId<ConditionId>('empty'))];
  const { user, saves, store } = open({
    stored: [aScreen({ content: content(anItem('One', 1), anItem('Two', 2, { conditions })) })],
  });
  await user.click(await save());
  expect(saves).toEqual([]);
  expect(store.get(toastAtom)?.toast.body).toMatch(/complete the conditions of the selected item/);
  expect(onCanvas(/Two/)).toHaveAttribute('aria-pressed', 'true');
  expect(await screen.findByRole('group', { name: 'Condition 1' })).toBeVisible();
});

itInLongRun('refuses to save a background that will never be shown', async () => {
  const { user, saves, store } = open({});
  await user.click(await screen.findByRole('textbox', { name: 'URL of the background image' }));
  await user.paste('javascript:alert(1)');
  await user.click(await save());
  expect(saves).toEqual([]);
  expect(screen.getByText(/Use an https address/)).toBeVisible();
  expect(store.get(toastAtom)?.toast.body).toMatch(/^Not saved yet: .* background image\.$/);
  expect(screen.getByText('Not saved yet')).toBeVisible();
});

itInLongRun('[S10] refuses to save while a number is marked red, and leads to it', async () => {
  const { user, saves } = open({ stored: [aScreen({ content: content(anItem('One', 1)) })] });
  const width = await screen.findByRole('textbox', { name: 'Width' });
  await user.clear(width);
  await user.type(width, '200');
  await user.click(screen.getByRole('button', { name: 'Save screen' }));
  await waitFor(() => {
    expect(width).toHaveFocus();
  });
  expect(saves).toEqual([]);
  await user.clear(width);
  await user.type(width, '50');
  await user.click(screen.getByRole('button', { name: 'Save screen' }));
  await waitFor(() => {
    expect(saves).toHaveLength(1);
  });
});

itInLongRun('saves what no image uses', async () => {
  const text = anItem('One', 1, { url: 'http://pictures.example/a.png' });
  const { user, saves } = open({ stored: [aScreen({ content: content(text) })] });
  await user.click(await save());
  expect(saves).toHaveLength(1);
});

itInLongRun('offers the organisation’s fonts and Arial first, then the catalogue', async () => {
  const { user } = open({ stored: [aScreen({ content: content(anItem('One', 1)) })] });
  await user.click(await screen.findByRole('combobox', { name: 'Font' }));
  const fonts = within(await screen.findByRole('listbox', { name: 'Font' }));
  const own = within(fonts.getByRole('group', { name: 'Your organisation’s' }));
  expect(own.getAllByRole('option')).toHaveLength(2);
  expect(own.getByRole('option', { name: /^Lora/ })).toHaveAttribute('aria-selected', 'false');
  expect(own.getByRole('option', { name: 'Arial' })).toHaveAttribute('aria-selected', 'true');
  expect(await fonts.findByRole('option', { name: 'Public Sans' })).toBeInTheDocument();
});

itInLongRun('hides the play control while the screen plays, with fallbacks filled in', async () => {
  const text = 'Dear {field|First Name|0|none|friend}';
  const { user } = open({ stored: [aScreen({ content: content(anItem('One', 1, { text })) })] });
  await user.click(await screen.findByRole('button', { name: 'Play' }));
  expect(screen.queryByRole('button', { name: 'Play' })).not.toBeInTheDocument();
  expect(screen.getByRole('timer')).toHaveTextContent(/^\d+\.\d s$/);
  expect(screen.getByRole('group', { name: 'The screen is playing' })).toHaveTextContent(
    'Dear friend',
  );
  await user.click(screen.getByRole('button', { name: 'Back to editing' }));
  expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
});

itInLongRun('says when saving fails', async () => {
  const { user, store } = open({ saveFailures: [{ code: 'data/unavailable', message: '' }] });
  await user.click(await screen.findByRole('button', { name: 'Add text' }));
  await user.click(await save());
  expect(store.get(toastAtom)?.toast).toMatchObject({ header: 'Screen', variant: 'danger' });
  expect(store.get(toastAtom)?.toast.body).toMatch(/^Error saving - please try again\n/);
  expect(screen.getByText('Not saved yet')).toBeVisible();
});

describe('somebody else saved first', () => {
  const conflict: DataConflict = {
    code: 'data/conflict',
    revision: 7,
    savedBy: 'bo@example.org',
    savedAt: new Date('2026-05-01T10:00:00Z'),
  };
  const theirs = aScreen({
    content: content(anItem('Theirs', 1)),
    contentSaved: { revision: 7, savedBy: 'bo@example.org', savedAt: conflict.savedAt },
  });

  itInLongRun('overwrites when asked to', async () => {
    const { user, saves } = open({ saveFailures: [conflict] });
    await user.click(await screen.findByRole('button', { name: 'Add text' }));
    await user.click(await save());
    expect(await screen.findByText(/bo@example.org saved this screen's design/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Overwrite' }));
    await waitFor(() => {
      expect(saves.at(-1)?.expectedRevision).toBe(7);
    });
    expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument();
  });

  it('keeps the edits of who edits on while the year is read again behind them', async () => {
    const read: { again?: () => Promise<void> } = {};
    const Page = () => {
      const { yearChanged } = useServerChanges();
      const { scope } = useYear();
      useEffect(() => {
        read.again = () => yearChanged(scope);
      });
      return <DesignPage />;
    };
    const { user } = open({ stored: [aScreen(), theirs] }, Page);
    await user.click(await screen.findByRole('button', { name: 'Add text' }));
    await act(async () => read.again?.());
    expect(screen.getByText('Not saved yet')).toBeVisible();
    expect(screen.queryByText('Theirs')).toBeNull();
  });

  it('loads theirs when asked to', async () => {
    const { user } = open({ stored: [aScreen(), theirs], saveFailures: [conflict] });
    await user.click(await screen.findByRole('button', { name: 'Add text' }));
    await user.click(await save());
    expect(
      await screen.findByText(/“Load theirs” keeps your edits for you to restore/),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Load theirs' }));
    expect(await screen.findByRole('textbox', { name: 'Text' })).toHaveTextContent('Theirs');
    expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument();
  });
});

itInLongRun(
  'shows an error panel for a screen that cannot be loaded, and tries again',
  async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = open({ loadFailures: [{ code: 'data/unavailable', message: '' }] });
    expect(await screen.findByText('The screen could not be loaded')).toBeVisible();
    expect(logged).toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await save()).toBeEnabled();
    logged.mockRestore();
  },
);

itInLongRun('leads back from a screen that does not exist', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = open({ loadFailures: [{ code: 'data/not-found', message: '' }] });
  expect(await screen.findByText('This screen does not exist')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Back' }));
  expect(await screen.findByText('at /screens')).toBeVisible();
  logged.mockRestore();
});
