import { act, screen, within } from '@testing-library/react';
import { fieldsOfPeople, people, REVEALED } from './testing/people';
import { openSearch, user, walkers } from '../search-editor/testing/openSearch';
import { listAddressesAtom } from 'shared-kernel/address-offers';
import { succeeded, type Search } from 'shared-kernel/model';
import { itInLongRun } from 'shared-kernel/testing';
import { memorySearchStore } from '../search-store/memorySearchStore';
import { searchStoreAtom, type SearchStore } from '../search-store/searchStore';

const scrollIntoView = jest.fn();
beforeEach(() => {
  scrollIntoView.mockClear();
  Element.prototype.scrollIntoView = scrollIntoView;
});

const empty: Search = { ...walkers, match: 'any', conditions: [] };

async function open(
  search: Search = empty,
  failing = new Set<keyof SearchStore>(),
  { admin = false } = {},
) {
  const contents = {
    ...{ searches: [search], fields: fieldsOfPeople, supporters: people, supportersTotal: 600 },
    spreads: { miles: { 10: 200, 40: 90, 60: 10 } },
  };
  const opened = await openSearch({ ...contents, admin });
  const store = memorySearchStore({ ...contents, failing });
  const readSupporter = jest.fn(store.readSupporter);
  act(() => {
    opened.session.set(searchStoreAtom, { ...store, readSupporter });
  });
  await user.click(screen.getByRole('button', { name: 'Start from people you know' }));
  await screen.findByLabelText('Supporter 1');
  return { ...opened, readSupporter };
}

const panel = () => within(screen.getByRole('region', { name: 'Start from people you know' }));
const write = async (...emails: readonly string[]) => {
  for (const [index, email] of emails.entries())
    await user.type(panel().getByLabelText(`Supporter ${String(index + 1)}`), email);
};
const find = () => user.click(panel().getByRole('button', { name: 'Find what they share' }));
const proposals = () =>
  panel()
    .getAllByRole('checkbox')
    .map((box) => box.closest('label')?.textContent);

it('proposes what two people share, the rarest first, and never what is sensitive or names them', async () => {
  await open();
  await write('ada@example.org', 'bo@example.org');
  await find();
  expect(await panel().findByRole('group', { name: 'What both have in common' })).toBeVisible();
  expect(proposals()).toEqual([
    'Whose “Miles” is at least 35',
    'Whose “Town” is “Oslo”',
    'Who completed “Spring walk” in 2026',
  ]);
  expect(panel().getByText('100 of 600 (17%)')).toBeVisible();
  expect(panel().queryByText(REVEALED)).not.toBeInTheDocument();
});

it('adds what is ticked to the draft as one edit that can be undone, and keeps no email', async () => {
  const { stored } = await open();
  await write('ada@example.org', 'bo@example.org');
  await find();
  const add = await panel().findByRole('button', { name: 'Add conditions' });
  expect(add).toHaveAttribute('aria-disabled', 'true');
  await user.click(panel().getByLabelText(/Town/));
  await user.click(panel().getByLabelText(/Spring walk/));
  await user.click(panel().getByRole('button', { name: 'Add 2 conditions' }));

  expect(screen.getByRole('group', { name: 'Condition 1' })).toHaveFocus();
  expect(screen.getByRole('group', { name: 'Condition 2' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'All conditions' })).toBeChecked();
  expect(screen.getByRole('status', { name: 'Added conditions' })).toHaveTextContent(
    '2 conditions are added. Undo takes them back.',
  );
  expect(stored()?.conditions).toEqual([]);
  expect(JSON.stringify([sessionStorage, localStorage])).not.toContain('ada@example.org');

  await user.keyboard('{Control>}z{/Control}');
  expect(screen.queryByRole('group', { name: 'Condition 1' })).not.toBeInTheDocument();
  expect(screen.getByRole('status', { name: 'Added conditions' })).toBeEmptyDOMElement();
  await user.click(screen.getByRole('button', { name: 'Start from people you know' }));
  expect(await screen.findByLabelText('Supporter 1')).toHaveValue('');
});

it('says at each email what is wrong with it, and goes to the first', async () => {
  const { readSupporter } = await open();
  await find();
  expect(panel().getByText('Type the email of at least one supporter.')).toBeVisible();
  await write('ada', 'ada@example.org');
  await find();
  expect(panel().getByText(/This is not a complete email/)).toBeVisible();
  expect(panel().getByLabelText('Supporter 1')).toHaveFocus();
  await user.type(panel().getByLabelText('Supporter 1'), '@example.org');
  await find();
  expect(panel().getByText('You have named this supporter already.')).toBeVisible();
  expect(panel().getByLabelText('Supporter 2')).toHaveFocus();
  expect(readSupporter).not.toHaveBeenCalled();

  await user.type(panel().getByLabelText('Supporter 2'), '.uk');
  await find();
  expect(await panel().findByText('No supporter of this year has this email.')).toBeVisible();
  expect(panel().getByLabelText('Supporter 2')).toHaveFocus();
});

itInLongRun('looks nobody up twice', async () => {
  const { readSupporter } = await open();
  await write('ada@example.org');
  await find();
  await panel().findByRole('group', { name: 'What stands out about this supporter' });
  await user.type(panel().getByLabelText('Supporter 2'), 'bo@example.org');
  expect(panel().queryByRole('group', { name: /stands out/ })).not.toBeInTheDocument();
  await find();
  await panel().findByRole('group', { name: 'What both have in common' });
  expect(readSupporter.mock.calls.map(([, email]) => email)).toEqual([
    'ada@example.org',
    'bo@example.org',
  ]);
});

it('brings into sight what came of looking', async () => {
  await open(empty, new Set(['readSupporter']));
  await write('ada@example.org');
  await find();
  const failure = await panel().findByRole('alert');
  expect(scrollIntoView.mock.contexts).toEqual([failure]);
  await find();
  const proposed = await panel().findByRole('group', { name: /stands out/ });
  expect(scrollIntoView.mock.contexts).toEqual([failure, proposed.parentElement]);
});

it('says kindly that people have nothing in common', async () => {
  await open();
  await write('ada@example.org', 'di@example.org');
  await find();
  expect(await panel().findByText('Nothing sets them apart from others')).toBeVisible();
});

it('says that somebody could not be looked up, and goes on when asked again', async () => {
  const failing = new Set<keyof SearchStore>(['readSupporter']);
  await open(empty, failing);
  await write('ada@example.org');
  await find();
  expect(await panel().findByRole('alert')).toBeVisible();
  await find();
  expect(await panel().findByText('What stands out about this supporter')).toBeVisible();
  expect(panel().queryByRole('alert')).not.toBeInTheDocument();
});

itInLongRun('proposes without a number where the spread does not come', async () => {
  await open(empty, new Set(['loadFieldSpread']));
  await write('ada@example.org', 'bo@example.org');
  await find();
  await panel().findByRole('group', { name: 'What both have in common' });
  expect(proposals()).toContain('Whose “Miles” is at least 35');
  expect(panel().getByText('Number not known')).toBeVisible();
});

itInLongRun('has room for five people, and for a list that is pasted', async () => {
  await open();
  await user.click(panel().getByLabelText('Supporter 1'));
  await user.paste(
    'a@example.org\nb@example.org\nc@example.org\nd@example.org\ne@example.org\nf@example.org',
  );
  expect(panel().getByLabelText('Supporter 5')).toHaveValue('e@example.org');
  expect(panel().queryByRole('button', { name: 'Add a supporter' })).not.toBeInTheDocument();
  await user.click(panel().getByRole('button', { name: 'Remove supporter 5' }));
  expect(panel().getByLabelText('Supporter 4')).toHaveFocus();
  await user.click(panel().getByRole('button', { name: 'Add a supporter' }));
  expect(panel().getByLabelText('Supporter 5')).toHaveFocus();
});

itInLongRun('leaves the draft as it is where it is closed again', async () => {
  await open(walkers);
  await user.click(panel().getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByLabelText('Supporter 1')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Start from people you know' })).toHaveFocus();
});

it('closes by Escape, and gives the keyboard back to its button', async () => {
  await open();
  await user.click(panel().getByLabelText('Supporter 1'));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Start from people you know' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Start from people you know' })).toHaveFocus();
});

itInLongRun(
  'offers admins addresses that begin like what they write; Escape closes those first',
  async () => {
    const { session } = await open(empty, new Set(), { admin: true });
    act(() => {
      session.set(listAddressesAtom, {
        list: (_scope, prefix) => Promise.resolve(succeeded([`${prefix}@example.org`])),
      });
    });
    await user.type(panel().getByLabelText('Supporter 1'), 'ada');
    expect(await panel().findByRole('option', { name: 'ada@example.org' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(panel().queryByRole('option')).not.toBeInTheDocument();
    expect(panel().getByLabelText('Supporter 1')).toHaveFocus();
  },
);
