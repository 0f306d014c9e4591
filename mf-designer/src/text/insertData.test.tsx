import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  asId,
  DEFAULT_CONTENT,
  defaultItem,
  type ItemId,
  type SearchId,
  type Supporter,
} from 'shared-kernel/model';
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

import { DesignPage } from '../design-page/DesignPage';
import { designStoreAtom } from '../persistence/designStore';
import { unsavedEditsStoreAtom } from '../persistence/unsaved-edits/unsavedEditsStore';
import { memoryUnsavedEditsStore } from '../persistence/unsaved-edits/memoryUnsavedEditsStore';
import { memoryDesignStore } from '../persistence/memoryDesignStore';

const supporter = (name: string, fields: Supporter['fields']): Supporter => ({
  email: `${name}@example.org`,
  supporterId: name,
  fields,
});
const SUPPORTERS = [
  supporter('ada', { 'First Name': 'Ada', Town: 'Bath' }),
  supporter('bo', { Town: 'Bath' }),
  supporter('cy', { Town: 'Wells' }),
];
const inBath = aSearch({
  id: asId<SearchId>('bath'),
  name: 'In Bath',
  supportersMatched: 2,
  conditions: [
    aCondition({
      fieldType: 'data',
      dataId: 'Town',
      dataEqualsOperator: '==',
      dataValue: 'Bath',
    }),
  ],
});
const FIELDS = [
  aField({
    name: 'First Name',
    count: 1,
    exampleValues: {
      random: [{ value: 'Ada', supporterEmail: 'ada@example.org' }],
      largest: null,
      smallest: null,
    },
  }),
  aField({ name: 'Gifts', type: 'donation', count: 0 }),
  aField({ name: 'Odd | name', count: 3 }),
  aField({ name: 'Town', count: 3 }),
  aField({ name: 'Walks', type: 'number', count: 3 }),
  {
    ...aField({ name: 'Years with us', type: 'number', count: 3 }),
    calculated: {
      ...{ id: 'years', figures: null, explained: false },
      calculation: { kind: 'yearsSince', field: 'Joined' } as const,
      saved: { revision: 1, savedBy: '', savedAt: null },
    },
  },
];

/** The designer over one text on a screen of those in Bath. */
async function open(text: string) {
  const item = { ...defaultItem(asId<ItemId>('one'), 1), text };
  const stored = aScreen({
    match: 'allSearches',
    searchIds: [inBath.id],
    content: { ...DEFAULT_CONTENT, items: [item] },
  });
  const database = memoryDesignStore({
    stored: [stored],
    fields: FIELDS,
    searches: [inBath],
    supporters: SUPPORTERS,
  });
  const store = signedIn({ year: aYear({ supportersTotal: SUPPORTERS.length }) });
  store.set(designStoreAtom, database);
  store.set(unsavedEditsStoreAtom, memoryUnsavedEditsStore());
  renderPage(DesignPage, {
    path: '/screens/:id/design',
    at: '/screens/screen-1/design',
    store,
  });
  const box = await screen.findByRole('textbox', { name: 'Text' });
  return { box, user: userEvent.setup() };
}

const picker = () => screen.findByRole('combobox', { name: 'Find a field or search' });

itInLongRun('[S43] says of a calculated field that it is one', async () => {
  const { box, user } = await open('Dear ');
  await user.type(box, '{End}{{');
  await user.type(await picker(), 'years');
  expect(screen.getByRole('option', { name: /Years with us/ })).toHaveTextContent(
    'Calculated number · 100% filled',
  );
});

it('[S42] [S43] [S44] a brace opens the picker; filter, options and insert', async () => {
  const { box, user } = await open('Dear ');
  await user.type(box, '{End}{{');
  await user.type(await picker(), 'first');
  const option = screen.getByRole('option', { name: /First Name/ });
  expect(option).toHaveTextContent('Text · 33% filled · e.g. Ada');
  expect(option).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Enter}');
  await user.keyboard('friend');
  const seen = screen.getByRole('region', { name: 'What supporters see' });
  expect(seen).toHaveTextContent(/ada@example.orgAda.*Without a valuefriend/);
  await user.click(screen.getByRole('button', { name: 'Insert' }));
  expect(await within(box).findByRole('button', { name: 'First Name else friend' })).toBeVisible();
  expect(box).toHaveTextContent(/^Dear First Name/);
  await user.click(screen.getByRole('button', { name: 'Raw text' }));
  expect(box).toHaveTextContent('Dear {field|First Name|0|none|friend}');
});

itInLongRun(
  '[S42] Escape leaves the brace that was typed, as one step with the typing',
  async () => {
    const { box, user } = await open('Dear ');
    await user.type(box, '{End}{{');
    await picker();
    await user.keyboard('{Escape}');
    expect(box).toHaveTextContent('Dear {');
    expect(await screen.findByText(/“{” has no partner/)).toBeVisible();
  },
);

it('[S43] refuses names that cannot stand in a placeholder, and says why', async () => {
  const { user } = await open('Dear ');
  await user.click(screen.getByRole('button', { name: 'Insert data' }));
  await user.type(await picker(), 'odd');
  const odd = screen.getByRole('option', { name: /Odd \| name/ });
  expect(odd).toHaveAttribute('aria-disabled', 'true');
  expect(odd).toHaveTextContent('Cannot be inserted');
  await user.keyboard('{Enter}');
  expect(await picker()).toBeVisible();
});

itInLongRun(
  '[S44] a chip opens its options again, refuses signs in the fallback, and can be removed',
  async () => {
    const { box, user } = await open('Dear {field|Gifts|0|moneyEuros|much}!');
    const chip = await within(box).findByRole('button', { name: 'Gifts else much' });
    await user.dblClick(chip);
    const fallback = await screen.findByRole('textbox', { name: 'Shown when there is no value' });
    expect(fallback).toHaveValue('much');
    expect(screen.getByRole('combobox', { name: 'Format' })).toHaveValue('moneyEuros');
    expect(screen.queryByRole('textbox', { name: 'Cut off after' })).not.toBeInTheDocument();
    await user.type(fallback, '|');
    expect(screen.getByText('Leave out |, { and }')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Change' }));
    expect(fallback).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(box).toHaveTextContent(/^Dear !$/);
  },
);

it('[S45] [S46] says what is wrong, mends it by a click, and undoes that in one step', async () => {
  const { box, user } = await open('Dear {field|Frist Name|0|none|friend}');
  expect(await screen.findByText(/This year has no field “Frist Name”/)).toBeVisible();
  screen.getByRole('button', { name: 'Use “First Name”' }).focus();
  await user.keyboard('{Enter}');
  expect(box).toHaveFocus();
  expect(within(box).getByRole('button', { name: /First Name/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(within(box).getByRole('button', { name: /Frist Name.*unknown/ })).toBeVisible();
});

it('[S47] counts who of the screen’s supporters would see the fallback', async () => {
  await open('Dear {field|First Name|0|none|friend}');
  expect(
    await screen.findByText('1 of 2 matched supporters would see “friend” for “First Name”.'),
  ).toBeVisible();
});

itInLongRun(
  '[S103] singular and plural are written for each kind of number, and read well as a chip',
  async () => {
    const { box, user } = await open('You went on {field|Walks|0|none|many}');
    await user.dblClick(await within(box).findByRole('button', { name: 'Walks else many' }));
    const format = await screen.findByRole('combobox', { name: 'Format' });
    await user.selectOptions(format, 'Singular and plural (1 petition, 2 petitions)');
    const [one, others] = ['For 1', 'For 0, 2, 3 …'].map((name) =>
      screen.getByRole('textbox', { name }),
    );
    if (one === undefined || others === undefined) throw new Error('Both are asked');
    expect(one).toHaveValue('# ');
    await user.type(one, 'walk|');
    expect(others).toBeInvalid();
    await user.click(screen.getByRole('button', { name: 'Change' }));
    expect(others).toBeVisible();
    await user.type(others, 'walks');
    await user.click(screen.getByRole('button', { name: 'Change' }));
    expect(await within(box).findByRole('button', { name: 'Walks walks else many' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Raw text' }));
    expect(box).toHaveTextContent('{field|Walks|0|plural;one=# walk;other=# walks|many}');
  },
);
