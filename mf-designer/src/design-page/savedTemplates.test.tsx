import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  asId,
  DEFAULT_CONTENT,
  defaultItem,
  type ItemId,
  type SearchId,
} from 'shared-kernel/model';
import { templateStoreAtom } from 'shared-kernel/saved-templates';
import {
  aCondition,
  aField,
  aScreen,
  aSearch,
  aYear,
  itInLongRun,
  signedIn,
} from 'shared-kernel/testing';
import { renderPage } from 'shared-kernel/testing/page';

import { designStoreAtom } from '../persistence/designStore';
import { memoryDesignStore } from '../persistence/memoryDesignStore';
import { memoryUnsavedEditsStore } from '../persistence/unsaved-edits/memoryUnsavedEditsStore';
import { unsavedEditsStoreAtom } from '../persistence/unsaved-edits/unsavedEditsStore';
import { aSavedTemplate, memoryTemplateStore } from '../templates/saved/memoryTemplateStore';
import { DesignPage } from './DesignPage';

/** The gallery and the dialog come when they are asked for. */
const SLOWLY = { timeout: 20_000 };

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
  HTMLCanvasElement.prototype.getContext = () => null;
});

// Which panel is open is remembered.
beforeEach(() => localStorage.clear());

const saying = (text: string) => ({
  ...DEFAULT_CONTENT,
  items: [{ ...defaultItem(asId<ItemId>('i'), 1), text }],
});
const THANKS = aSavedTemplate({
  purpose: 'For those who gave.',
  screens: [
    {
      ...{ name: 'Thanks', match: 'allSearches', searchIds: [asId<SearchId>('givers')] },
      content: saying('You gave {field|Sum given|0|none|a lot}'),
    },
  ],
  searches: [
    {
      ...{ id: asId<SearchId>('givers'), name: 'Givers', match: 'all' },
      conditions: [aCondition({ fieldType: 'data', dataId: 'Sum given' })],
    },
  ],
  fields: [{ name: 'Sum given', type: 'donation' }],
});

function open(content = aScreen().content, templates = memoryTemplateStore()) {
  const database = memoryDesignStore({
    stored: [aScreen({ name: 'Hello', content })],
    fields: [aField({ name: 'Total given', type: 'donation', count: 3 })],
    searches: [aSearch({ id: asId<SearchId>('other'), name: 'Other' })],
  });
  const store = signedIn({ year: aYear() });
  store.set(designStoreAtom, database);
  store.set(templateStoreAtom, templates);
  store.set(unsavedEditsStoreAtom, memoryUnsavedEditsStore());
  renderPage(DesignPage, { path: '/screens/:id/design', at: '/screens/screen-1/design', store });
  return { database, templates, user: userEvent.setup() };
}

it('[S152] saves the screen as it stands on the canvas, and says why one was refused', async () => {
  const templates = memoryTemplateStore({ refused: ['There is a template “Hello” already.'] });
  const { user } = open(saying('Hello'), templates);
  await user.click(await screen.findByRole('button', { name: 'Save as a template' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Save as a template' }, SLOWLY);
  const name = within(dialog).getByRole('textbox', { name: /^Name/ });
  expect(name).toHaveValue('Hello');
  await user.clear(name);
  const save = within(dialog).getByRole('button', { name: 'Save template' });
  await user.click(save);
  expect(within(dialog).getByText('A template needs a name.')).toBeVisible();
  expect(templates.saved).toEqual([]);

  await user.type(name, 'Hello');
  await user.click(save);
  expect(await within(dialog).findByText('There is a template “Hello” already.')).toBeVisible();
  await user.type(name, ' again');
  await user.click(save);
  await waitFor(() => {
    expect(dialog).not.toBeInTheDocument();
  });
  expect(templates.saved).toMatchObject([
    { description: { name: 'Hello' } },
    {
      description: { name: 'Hello again', purpose: '' },
      screens: [{ id: 'screen-1', content: { items: [{ text: 'Hello' }] } }],
    },
  ]);
});

itInLongRun(
  '[S153] takes one on an empty screen with its set-up, its search and the field that was chosen',
  async () => {
    const { database, user } = open(
      aScreen().content,
      memoryTemplateStore({ templates: [THANKS] }),
    );
    expect(await screen.findByRole('button', { name: 'Save as a template' })).toBeDisabled();
    await user.click(await screen.findByRole('button', { name: 'Start from a template' }));
    await user.click(await screen.findByRole('button', { name: /^Thanks: For those/ }, SLOWLY));
    const dialog = await screen.findByRole('dialog', { name: 'Thanks' });
    expect(
      within(dialog).getByRole('radio', {
        name: 'As the template has it: supporters who match “Givers”',
      }),
    ).toBeChecked();
    expect(
      within(dialog).getByText(/^Made along with it, .*: the search “Givers”\.$/),
    ).toBeVisible();
    await user.selectOptions(
      within(dialog).getByRole('combobox', { name: 'Which field holds “Sum given”?' }),
      'Total given',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Use this template' }));
    await waitFor(() => {
      expect(dialog).not.toBeInTheDocument();
    });
    expect(database.setups).toEqual([
      { name: 'Hello', match: 'allSearches', searchIds: ['search-2'] },
    ]);
    await user.click(screen.getByRole('button', { name: 'Save screen' }));
    await waitFor(() => {
      expect(database.saves.at(-1)?.content.items[0]?.text).toBe(
        'You gave {field|Total given|0|none|a lot}',
      );
    });
  },
);

itInLongRun(
  '[S153] leaves the set-up of a screen that has objects already, and makes no search for it',
  async () => {
    const { database, user } = open(saying('Hello'), memoryTemplateStore({ templates: [THANKS] }));
    await user.click(await screen.findByRole('tab', { name: 'Templates' }));
    await user.click(await screen.findByRole('button', { name: /^Thanks: For those/ }, SLOWLY));
    const dialog = await screen.findByRole('dialog', { name: 'Thanks' });
    expect(
      within(dialog).getByRole('radio', { name: /^As this screen is set up now: all supporters/ }),
    ).toBeChecked();
    expect(within(dialog).queryByText(/^Made along/)).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Add behind' }));
    await waitFor(() => {
      expect(dialog).not.toBeInTheDocument();
    });
    await user.click(screen.getByRole('button', { name: 'Save screen' }));
    await waitFor(() => {
      expect(database.saves.at(-1)?.content.items.map(({ order }) => order)).toEqual([1, 2]);
    });
    expect(database.setups).toEqual([]);
  },
);
