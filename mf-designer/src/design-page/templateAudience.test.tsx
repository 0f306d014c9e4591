import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asId, leavesOf, type SearchId, type Supporter } from 'shared-kernel/model';
import { templateStoreAtom } from 'shared-kernel/saved-templates';
import { aField, aScreen, aSearch, aYear, itInLongRun, signedIn } from 'shared-kernel/testing';
import { renderPage } from 'shared-kernel/testing/page';

import { designStoreAtom } from '../persistence/designStore';
import { memoryDesignStore } from '../persistence/memoryDesignStore';
import { memoryUnsavedEditsStore } from '../persistence/unsaved-edits/memoryUnsavedEditsStore';
import { unsavedEditsStoreAtom } from '../persistence/unsaved-edits/unsavedEditsStore';
import { memoryTemplateStore } from '../templates/saved/memoryTemplateStore';
import { DesignPage } from './DesignPage';

/** The gallery comes when it is asked for, and plays what it shows. */
const SLOWLY = { timeout: 20_000 };

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
  // A figure lands in rays while it is shown; jsdom paints nothing.
  HTMLCanvasElement.prototype.getContext = () => null;
});

const SUPPORTERS = ['5', '', '0', '20', ''].map((gift, index): Supporter => ({
  email: `${String(index)}@example.org`,
  supporterId: '',
  fields: { 'Total given': gift },
}));

/** The designer over an empty screen for everybody, and the template that counts up to what was given. */
async function choose() {
  const database = memoryDesignStore({
    stored: [aScreen({ name: 'Thanks' })],
    fields: [aField({ name: 'Total given', type: 'donation', count: 3 })],
    searches: [aSearch({ id: asId<SearchId>('other'), name: 'Other' })],
    supporters: SUPPORTERS,
  });
  const store = signedIn({ year: aYear({ supportersTotal: SUPPORTERS.length }) });
  store.set(designStoreAtom, database);
  store.set(templateStoreAtom, memoryTemplateStore());
  store.set(unsavedEditsStoreAtom, memoryUnsavedEditsStore());
  renderPage(DesignPage, { path: '/screens/:id/design', at: '/screens/screen-1/design', store });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Start from a template' }));
  await user.click(await screen.findByRole('button', { name: /^Total given:/ }, SLOWLY));
  const dialog = await screen.findByRole('dialog', { name: 'Total given' }, SLOWLY);
  expect(await within(dialog).findByText('2 of 5 have it, 3 do not.')).toBeVisible();
  const use = within(dialog).getByRole('button', { name: 'Use this template' });
  return { database, user, dialog, use };
}

itInLongRun(
  '[S106] says whom a template is for, and sets the screen up for them where that is chosen',
  async () => {
    const { database, user, dialog, use } = await choose();
    expect(within(dialog).getByRole('group', { name: 'For supporters who gave' })).toBeVisible();
    expect(
      within(dialog).getByRole('radio', { name: /^Show the screen only to them/ }),
    ).toBeChecked();
    await user.click(use);
    await waitFor(() => {
      expect(dialog).not.toBeInTheDocument();
    });
    expect(database.setups).toEqual([
      { name: 'Thanks', match: 'allSearches', searchIds: ['search-2'] },
    ]);
    await user.click(screen.getByRole('button', { name: /^Checks/ }));
    expect(await screen.findByText('Counted: 2 of 5 supporters get this screen.')).toBeVisible();
  },
);

itInLongRun('[S106] or gives its objects the condition, as one step with them', async () => {
  const { database, user, dialog, use } = await choose();
  await user.click(within(dialog).getByRole('radio', { name: /^Show its objects only to them/ }));
  await user.click(use);
  await user.click(await screen.findByRole('button', { name: 'Save screen' }));
  expect(database.setups).toEqual([]);
  const conditions = database.saves[0]?.content.items.map((item) =>
    leavesOf(item.conditions).map(({ dataId, dataEqualsOperator, dataValue }) =>
      [dataId, dataEqualsOperator, dataValue].join(' '),
    ),
  );
  expect(new Set(conditions?.map((list) => list.join()))).toEqual(new Set(['Total given > 0']));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Start from a template' })).toBeVisible();
});

itInLongRun('[S106] or leaves it to everybody, and Checks say what they read', async () => {
  const { database, user, dialog, use } = await choose();
  await user.click(within(dialog).getByRole('radio', { name: /^Show it to everybody/ }));
  await user.click(use);
  expect(database.setups).toEqual([]);
  await user.click(await screen.findByRole('button', { name: /^Checks/ }));
  expect(await screen.findByRole('button', { name: /: 2 of 5 would see “a lot”/ })).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: /only to the other 2 …$/ })[0] ?? use);
  const question = await screen.findByRole('dialog', { name: /only to the other 2\?$/ });
  expect(
    within(question).getByText('Supporters who gave more than 0 in “Total given”'),
  ).toBeVisible();
  await user.click(within(question).getByRole('button', { name: 'Change the set-up' }));
  expect(await screen.findByText('Counted: 2 of 5 supporters get this screen.')).toBeVisible();
  expect(database.setups).toHaveLength(1);
});
