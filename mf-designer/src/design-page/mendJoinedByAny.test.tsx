import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  asId,
  DEFAULT_CONTENT,
  defaultItem,
  failed,
  type ItemId,
  type Supporter,
} from 'shared-kernel/model';
import { templateStoreAtom } from 'shared-kernel/saved-templates';
import { toastAtom } from 'shared-kernel/session';
import { aCondition, aField, aScreen, aYear, itInLongRun, signedIn } from 'shared-kernel/testing';
import { renderPage } from 'shared-kernel/testing/page';

import { designStoreAtom, type DesignStore } from '../persistence/designStore';
import { memoryDesignStore } from '../persistence/memoryDesignStore';
import { memoryUnsavedEditsStore } from '../persistence/unsaved-edits/memoryUnsavedEditsStore';
import { unsavedEditsStoreAtom } from '../persistence/unsaved-edits/unsavedEditsStore';
import { memoryTemplateStore } from '../templates/saved/memoryTemplateStore';
import { DesignPage } from './DesignPage';

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
  HTMLCanvasElement.prototype.getContext = () => null;
});

const has = (dataId: string) => aCondition({ fieldType: 'data', dataId });
const PEOPLE = [
  { Name: 'Robin', Gift: '5' },
  { Name: 'Ash' },
  { Town: 'Oban', Gift: '0' },
  { Town: 'Skye', Gift: '20' },
  { Gift: '7' },
].map((known, index): Supporter => ({
  ...{ email: `${String(index)}@example.org`, supporterId: '' },
  fields: Object.fromEntries(Object.entries(known)),
}));

/** A screen whose thanks are for those with a name or a town, some of whom gave nothing. */
async function openChecks(changes: Partial<DesignStore> = {}) {
  const thanks = {
    ...defaultItem(asId<ItemId>('thanks'), 1),
    ...{ text: 'You gave {field|Gift|0|moneyPounds|so much}', conditionsMatch: 'any' },
    conditions: [has('Name'), has('Town')],
  };
  const greeting = { ...defaultItem(asId<ItemId>('greeting'), 2), text: 'Hello' };
  const database = memoryDesignStore({
    stored: [aScreen({ content: { ...DEFAULT_CONTENT, items: [thanks, greeting] } })],
    fields: [
      aField({ name: 'Name' }),
      aField({ name: 'Town' }),
      aField({ name: 'Gift', type: 'donation' }),
    ],
    supporters: PEOPLE,
  });
  const store = signedIn({ year: aYear({ supportersTotal: PEOPLE.length }) });
  store.set(designStoreAtom, { ...database, ...changes });
  store.set(templateStoreAtom, memoryTemplateStore());
  store.set(unsavedEditsStoreAtom, memoryUnsavedEditsStore());
  renderPage(DesignPage, { path: '/screens/:id/design', at: '/screens/screen-1/design', store });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /^Checks/ }));
  const panel = screen.getByRole('region', { name: 'Checks' });
  const untrue = await within(panel).findByRole('list', { name: 'Not true for everybody' });
  return {
    database,
    store,
    user,
    panel,
    hide: within(untrue).getByRole('button', { name: /^Hide/ }),
  };
}

itInLongRun(
  '[S116] one click makes the search that the conditions become, and hides the object from just those',
  async () => {
    const { database, user, panel, hide } = await openChecks();
    await user.click(hide);
    expect(await within(panel).findByText(/^It is hidden now for 2 of 4 supporters/)).toBeVisible();
    expect(within(panel).queryByText(/would see “so much”/)).not.toBeInTheDocument();
    expect(
      await within(panel).findByText('Counted: 5 of 5 supporters get this screen.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save screen' }));
    expect(await within(panel).findByText(/^Counted/)).toBeVisible();
    const [thanks] = database.saves[0]?.content.items ?? [];
    expect(thanks).toMatchObject({
      conditionsMatch: 'all',
      conditions: [
        { dataType: 'search', dataId: 'search-1', dataEqualsOperator: '>=', dataValue: '1' },
        { dataId: 'Gift', dataEqualsOperator: '>', dataValue: '0' },
      ],
    });
    expect(within(panel).queryByRole('list', { name: 'Not true for everybody' })).toBeNull();
    expect(within(panel).queryByRole('list', { name: 'Thanks for nothing' })).toBeNull();
  },
);

itInLongRun(
  '[S116] where the search cannot be made nothing is changed, and that is said',
  async () => {
    const refusal = failed({ code: 'data/unavailable' as const, message: '' });
    const { store, user, hide } = await openChecks({
      createSearch: () => Promise.resolve(refusal),
    });
    await user.click(hide);
    expect(store.get(toastAtom)?.toast).toMatchObject({ header: 'Search', variant: 'danger' });
    expect(hide).toBeVisible();
  },
);
