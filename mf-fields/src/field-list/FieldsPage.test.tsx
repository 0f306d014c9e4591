import { addressesPortAtom } from 'shared-kernel/addresses';
import { failed, succeeded, type FieldListEntry } from 'shared-kernel/model';
import { toastAtom } from 'shared-kernel/session';
import { aCondition, aField, aSearch, itInLongRun } from 'shared-kernel/testing';
import { versionStoreAtom, type VersionStore } from 'shared-kernel/versions';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FieldStore } from './fieldStore';
import { gift, open, openRow } from './testing/openFields';

it('lists fields by name, whatever the case, with their type', async () => {
  open({ fields: [aField({ name: 'zebra' }), aField({ name: 'Ant' }), aField({ name: 'bee' })] });
  const headings = await screen.findAllByRole('heading', { level: 2 });
  expect(headings.map((heading) => heading.textContent)).toEqual(['Ant', 'bee', 'zebra']);
  const badges = screen.getAllByText('Text', { selector: 'span' });
  expect(badges).toHaveLength(3);
});

it('lists what is calculated of them by name alone, and leads to its page', async () => {
  const calculated = {
    ...{ id: 't', figures: null, explained: false },
    calculation: { kind: 'yearsSince', field: 'Ant' } as const,
    saved: { revision: 1, savedBy: '', savedAt: null },
  };
  open({ fields: [aField({ name: 'Ant' }), { ...aField({ name: 'Total' }), calculated }] });
  expect(await screen.findByRole('article', { name: 'Ant' })).toBeVisible();
  expect(screen.queryByRole('article', { name: 'Total' })).not.toBeInTheDocument();
  expect(screen.getByText(/^Worked out of these/)).toHaveTextContent(/: Total\.$/);
  for (const link of screen.getAllByRole('link', { name: 'Calculated fields' }))
    expect(link).toHaveAttribute('href', '/fields/calculated');
});

it('says of a field in a line how many have a value, and from where to where values go', async () => {
  open({ fields: [gift, aField({ name: 'Town' })] });
  const row = within(await screen.findByRole('article', { name: 'Gift total' }));
  expect(row.getByText('Donation')).toBeVisible();
  expect(row.getByText(/^50 \(25%\)/)).toBeVisible();
  expect(row.getByText('Smallest 5 · Largest 900')).toBeVisible();
  expect(row.queryByRole('group', { name: 'Largest' })).not.toBeInTheDocument();
});

it.each([
  [true, /names their lines/],
  [false, /An admin can correct them/],
])('says how many values cannot be read, and where they are corrected', async (admin, where) => {
  const joined = aField({ name: 'Joined', type: 'date', count: 199, unreadable: 3 });
  open({ admin, fields: [joined, aField({ name: 'Town' })] });
  const row = within(await screen.findByRole('article', { name: 'Joined' }));
  expect(row.getByText(/^199 \(99%\)/)).toHaveTextContent(
    '199 (99%) filled, of which 3 cannot be read',
  );
  await openRow('Joined');
  expect(row.getByText(/with a value/)).toHaveTextContent(
    '199 supporters with a value (99%), of which 3 cannot be read as dates',
  );
  expect(row.getByText(where)).toBeVisible();
});

itInLongRun(
  'opens a row by click, Enter and Space, keeps the focus there, and closes it again',
  async () => {
    open({ fields: [gift, aField({ name: 'Town' })] });
    const button = await openRow('Gift total');
    expect(button).toHaveAttribute('aria-expanded', 'true');
    const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
    expect(panel).toContainElement(screen.getByRole('group', { name: 'Largest' }));
    expect(button).toHaveFocus();
    for (const [key, expanded] of [
      ['{Enter}', 'false'],
      [' ', 'true'],
      [' ', 'false'],
      ['{Enter}', 'true'],
    ] as const) {
      await userEvent.keyboard(key);
      expect(button).toHaveAttribute('aria-expanded', expanded);
      expect(button).toHaveFocus();
    }
    expect(screen.getByRole('button', { name: 'Town' })).toHaveAttribute('aria-expanded', 'false');
  },
);

itInLongRun(
  'opens the field that is looked for by its whole name, until somebody closes it',
  async () => {
    open({
      fields: [aField({ name: 'Home town' }), aField({ name: 'Town' })],
      at: '/fields?q=town',
    });
    const town = await screen.findByRole('button', { name: 'Town' });
    expect(town).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('button', { name: 'Home town' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await userEvent.click(town);
    expect(town).toHaveAttribute('aria-expanded', 'false');
  },
);

itInLongRun(
  'keeps a row open that is out of sight meanwhile, and only the one that was opened',
  async () => {
    open({ fields: [gift, aField({ name: 'Town' })] });
    await openRow('Gift total');
    const find = screen.getByRole('searchbox', { name: 'Find a data field' });
    await userEvent.type(find, 'town');
    expect(screen.queryByRole('article', { name: 'Gift total' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Town' })).toHaveAttribute('aria-expanded', 'true');
    await userEvent.clear(find);
    expect(await screen.findByRole('button', { name: 'Gift total' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    expect(screen.getByRole('button', { name: 'Town' })).toHaveAttribute('aria-expanded', 'false');
  },
);

it('opens a field without data to admins, who say there that it is never shared', async () => {
  open({ fields: [aField({ name: 'Empty', type: 'unknown' }), gift], admin: true });
  await openRow('Empty');
  expect(screen.getByText('No data found')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Never share Empty' })).toBeVisible();
});

it('says "No data found" for a field of unknown type, and nothing else', async () => {
  open({ fields: [aField({ name: 'Empty', type: 'unknown', count: 0 })] });
  const panel = await screen.findByRole('article', { name: 'Empty' });
  expect(within(panel).getByText('No data found')).toBeVisible();
  expect(within(panel).queryByRole('button')).not.toBeInTheDocument();
});

it('shows how many supporters have a value, and the largest and smallest', async () => {
  open({ fields: [gift] });
  expect(await screen.findByText('50 supporters with a value (25%)')).toBeVisible();
  expect(screen.getByRole('group', { name: 'Largest' })).toHaveTextContent('900ann@example.org');
  expect(screen.getByRole('group', { name: 'Smallest' })).toHaveTextContent('5cy@example.org');
});

itInLongRun.each(['action', 'date'] as const)(
  'calls the extremes of %s Latest and Earliest',
  async (type) => {
    open({ fields: [{ ...gift, type }] });
    expect(await screen.findByRole('group', { name: 'Latest' })).toBeVisible();
    expect(screen.getByRole('group', { name: 'Earliest' })).toBeVisible();
  },
);

itInLongRun('opens the spread as a table in its order', async () => {
  open({ fields: [gift] });
  await userEvent.click(await screen.findByRole('button', { name: 'Spread of different values' }));
  const table = await screen.findByRole('table', { name: 'Spread of different values' });
  const [, ...rows] = within(table).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual(['59', '2540', '9001']);
});

itInLongRun('titles the spread of text by length', async () => {
  open({ fields: [aField({ name: 'Town', spread: { '6': 2 } })] });
  const title = 'Spread of different text lengths';
  expect(await screen.findByRole('button', { name: title })).toBeEnabled();
});

itInLongRun('copies an example supporter’s email and says so', async () => {
  const user = userEvent.setup();
  const store = open({ fields: [gift] });
  await user.click(await screen.findByRole('button', { name: 'Random examples' }));
  await user.click(await screen.findByRole('button', { name: 'bo@example.org' }));
  expect(await navigator.clipboard.readText()).toBe('bo@example.org');
  expect(store.get(toastAtom)?.toast).toMatchObject({
    header: 'Email address',
    body: 'Copied to clipboard!',
    delayMs: 2000,
  });
});

it('offers the import to admins only', async () => {
  open({ admin: true });
  expect(await screen.findByRole('link', { name: 'Import supporters' })).toHaveAttribute(
    'href',
    '/fields/import',
  );
});

it('tells others that an admin imports', async () => {
  open({ admin: false });
  expect(await screen.findByText(/an admin of your organisation/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Import supporters' })).not.toBeInTheDocument();
});

it('says what went wrong and tries again', async () => {
  open({ fields: [gift], failures: [{ code: 'data/unavailable', message: '' }] });
  expect(await screen.findByText(/The server could not be reached/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article', { name: 'Gift total' })).toBeVisible();
});

itInLongRun('says how many different values there are', async () => {
  open({ fields: [{ ...gift, distinct: 1234 }] });
  expect(await screen.findByText(/1,234 different values/)).toBeVisible();
});

it('draws the shape of a field, with its numbers as a table behind it', async () => {
  open({ fields: [aField({ name: 'Age', type: 'number', spread: { '1': 5, '3': 7 } })] });
  const table = await screen.findByRole('table', { name: 'Values' });
  const rows = within(table).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    '15 supporters',
    '20 supporters',
    '37 supporters',
  ]);
});

itInLongRun('says what a bar is to the pointer and to the keyboard', async () => {
  open({ fields: [aField({ name: 'Age', type: 'number', spread: { '1': 5, '3': 7 } })] });
  const bars = await screen.findByRole('slider', { name: 'Values, bar by bar' });
  expect(bars).toHaveAttribute('aria-valuetext', '1: 5 supporters');
  await userEvent.tab();
  while (document.activeElement !== bars) await userEvent.tab();
  await userEvent.keyboard('{End}');
  expect(bars).toHaveAttribute('aria-valuetext', '3: 7 supporters');
  expect(screen.getByText('3: 7 supporters')).toBeVisible();
  await userEvent.keyboard('{ArrowLeft}');
  expect(bars).toHaveAttribute('aria-valuetext', '2: 0 supporters');
  await userEvent.hover(bars.children[0] ?? bars);
  expect(screen.getByText('1: 5 supporters')).toBeVisible();
  await userEvent.unhover(bars);
  expect(screen.queryByText('1: 5 supporters')).toBeNull();
});

itInLongRun('says in a tooltip what a bar is while it has the focus, until Escape', async () => {
  open({ fields: [aField({ name: 'Age', type: 'number', spread: { '1': 5, '3': 7 } })] });
  const bars = await screen.findByRole('slider', { name: 'Values, bar by bar' });
  expect(screen.queryByRole('tooltip')).toBeNull();
  act(() => bars.focus());
  expect(screen.getByRole('tooltip')).toHaveTextContent('1: 5 supporters');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('tooltip')).toHaveTextContent('3: 7 supporters');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
  expect(bars).toHaveFocus();
});

itInLongRun(
  'draws bars over a scale of round numbers, and says the shape in a sentence',
  async () => {
    open({ fields: [aField({ name: 'Age', type: 'number', spread: { '1': 5, '3': 7 } })] });
    const chart = await screen.findByRole('figure', { name: 'Values (supporters)' });
    expect(chart).toHaveAccessibleDescription('From 1 to 3, most at 3: 7 supporters');
    for (const value of ['0', '2', '4', '6', '8'])
      expect(within(chart).getAllByText(value, { selector: 'p' })[0]).toBeVisible();
  },
);

itInLongRun(
  'shows amounts and days as the product reads them, and as in the file on demand',
  async () => {
    const example = (value: string) => ({ value, supporterEmail: 'ann@example.org' });
    const joined = aField({
      ...{ name: 'Joined', type: 'date', count: 2, spread: { none: 1, '05/03/2026': 1 } },
      exampleValues: {
        random: [example('5/3/2026')],
        largest: example('5/3/2026'),
        smallest: null,
      },
    });
    const paid = aField({
      ...{ name: 'Paid', type: 'number', count: 2, spread: { '1250.5': 1 } },
      exampleValues: { random: [], largest: example('1250.5'), smallest: example('n/a') },
    });
    open({ fields: [joined, paid] });
    await openRow('Joined');
    await openRow('Paid');
    expect(await screen.findByRole('group', { name: 'Latest' })).toHaveTextContent(/5 March 2026/);
    expect(screen.getByRole('group', { name: 'Largest' })).toHaveTextContent('1,250.5');
    expect(screen.getByRole('group', { name: 'Smallest' })).toHaveTextContent(
      'n/a (cannot be read)',
    );
    const [spread] = screen.getAllByRole('button', { name: 'Spread of different values' });
    if (spread !== undefined) await userEvent.click(spread);
    const table = screen.getByRole('table', { name: 'Spread of different values' });
    expect(within(table).getByText('none')).toBeVisible();
    expect(within(table).getByText(/March/)).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Values as in the file' }));
    expect(screen.getByRole('group', { name: 'Latest' })).toHaveTextContent('5/3/2026');
    expect(screen.getByRole('group', { name: 'Smallest' })).not.toHaveTextContent('cannot be read');
  },
);

itInLongRun('says the values of a text that most supporters share', async () => {
  const topValues = ['Leeds', 'York', 'Oban', 'Leith'].map((value, at) => ({
    value,
    count: 9 - at,
  }));
  open({ fields: [aField({ name: 'Town', type: 'string', count: 90, topValues })] });
  expect(await screen.findByText(/Leeds \(9\), York \(8\), Oban \(7\)$/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Most common values' }));
  const table = screen.getByRole('table', { name: 'Most common values' });
  expect(within(table).getByRole('row', { name: 'Leith 6 (7%)' })).toBeVisible();
});

it('finds fields by name and type, and keeps that in the address', async () => {
  open({ fields: [gift, aField({ name: 'Gift note' }), aField({ name: 'Town' })] });
  const feed = await screen.findByRole('feed', { name: 'Data fields' });
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find a data field' }), 'gift');
  expect(screen.getByText('2 of 3 data fields')).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Donation (1)');
  expect(within(feed).getAllByRole('article')).toHaveLength(1);
  expect(screen.getByRole('article', { name: 'Gift total' })).toBeVisible();
});

itInLongRun(
  'opens with the filter of its address, and offers all where nothing is found',
  async () => {
    open({ fields: [gift], at: '/fields?q=nowhere' });
    await userEvent.click(await screen.findByRole('button', { name: 'Show all data fields' }));
    expect(screen.getByRole('article', { name: 'Gift total' })).toBeVisible();
  },
);

itInLongRun('links to what uses a field', async () => {
  const search = aSearch({
    name: 'Big givers',
    conditions: [aCondition({ fieldType: 'data', dataId: 'Gift total' })],
  });
  open({
    fields: [gift, aField({ name: 'Town' })],
    parts: { loadSearches: () => Promise.resolve(succeeded({ items: [search], malformed: [] })) },
  });
  await openRow('Gift total');
  await openRow('Town');
  await userEvent.click(await screen.findByRole('button', { name: 'Used in 1 search' }));
  expect(await screen.findByRole('link', { name: 'Big givers' })).toHaveAttribute(
    'href',
    '/searches/search-1',
  );
  expect(screen.getByText('Not used')).toBeVisible();
});

it('reads a spread that is stored apart when it is opened', async () => {
  const asked: string[] = [];
  open({
    fields: [{ ...gift, spread: {}, spreadId: 'spread-7' }],
    parts: {
      loadFieldSpread: (_, id) => {
        asked.push(id);
        return Promise.resolve(succeeded({ '12': 3 }));
      },
    },
  });
  const button = await screen.findByRole('button', { name: 'Spread of different values' });
  expect(asked).toEqual([]);
  await userEvent.click(button);
  const table = await screen.findByRole('table', { name: 'Spread of different values' });
  expect(within(table).getByRole('row', { name: '12 3' })).toBeVisible();
  expect(asked).toEqual(['spread-7']);
});

it('lets admins read a field as another type, and says what follows', async () => {
  const asked: unknown[] = [];
  const store = open({
    fields: [gift],
    admin: true,
    parts: {
      setFieldType: ({ fieldName, type }) => {
        asked.push({ fieldName, type });
        return Promise.resolve(succeeded(undefined));
      },
    },
  });
  const select = await screen.findByRole('combobox', { name: 'Type of Gift total' });
  await userEvent.selectOptions(select, 'Read as text');
  expect(asked).toEqual([{ fieldName: 'Gift total', type: 'string' }]);
  expect(store.get(toastAtom)?.toast.body).toMatch(/being counted again/);
});

describe('versions of a field’s type', () => {
  const versions: VersionStore = {
    read: (_, { kind, id }) =>
      Promise.resolve(
        succeeded(
          ['2', '1'].map((at) => ({
            ...{ id: `${kind} ${id} ${at}`, part: 'fieldType' as const, revision: Number(at) },
            ...{ savedBy: 'ada@example.org', savedAt: new Date(), changes: [`Change ${at}`] },
          })),
        ),
      ),
    readSaved: (_, version) =>
      Promise.resolve(
        succeeded({ type: version.endsWith('2') ? 'string' : 'donation', byHand: true }),
      ),
    readBin: () => Promise.resolve(succeeded([])),
    restore: () => Promise.resolve(succeeded({})),
  };
  const look = async (admin: boolean) => {
    const asked: unknown[] = [];
    const setFieldType: FieldStore['setFieldType'] = ({ fieldName, type }) => {
      asked.push({ fieldName, type });
      return Promise.resolve(succeeded(undefined));
    };
    open({ fields: [gift], admin, parts: { setFieldType } }).set(versionStoreAtom, versions);
    await userEvent.click(
      await screen.findByRole('button', { name: 'Versions of Gift total’s type' }),
    );
    await userEvent.click(await screen.findByRole('button', { name: /Change 1/ }));
    expect(await screen.findByText('Donation, set by hand')).toBeVisible();
    return asked;
  };

  it('are brought back by admins, as the type that is chosen (D383)', async () => {
    const asked = await look(true);
    await userEvent.click(screen.getByRole('button', { name: 'Bring this version back' }));
    expect(asked).toEqual([{ fieldName: 'Gift total', type: 'donation' }]);
  });

  it('are looked at by members', async () => {
    await look(false);
    expect(screen.queryByRole('button', { name: 'Bring this version back' })).toBeNull();
  });
});

it('returns a type set by hand to what the values say', async () => {
  const asked: unknown[] = [];
  const set = { inferredType: 'donation', type: 'string', typeSetBy: 'ada@example.org' } as const;
  open({
    fields: [{ ...gift, ...set }],
    admin: true,
    parts: {
      setFieldType: ({ type }) => {
        asked.push(type);
        return Promise.resolve(
          failed({ code: 'server/failed-precondition', message: 'An import is working' }),
        );
      },
    },
  });
  expect(await screen.findByText('Set by hand')).toHaveAttribute('title', 'Set by ada@example.org');
  const select = screen.getByRole('combobox', { name: 'Type of Gift total' });
  expect(select).toHaveDisplayValue('Read as text');
  await userEvent.selectOptions(select, 'Donation');
  expect(asked).toEqual([null]);
});

it('lets admins say that a field is never shared, and says what follows', async () => {
  const asked: unknown[] = [];
  const store = open({
    fields: [gift],
    admin: true,
    parts: {
      setNeverShare: ({ fieldName, never }) => {
        asked.push({ fieldName, never });
        return Promise.resolve(succeeded(undefined));
      },
    },
  });
  const choice = await screen.findByRole('checkbox', { name: 'Never share Gift total' });
  expect(choice).not.toBeChecked();
  choice.focus();
  await userEvent.keyboard(' ');
  expect(asked).toEqual([{ fieldName: 'Gift total', never: true }]);
  expect(store.get(toastAtom)?.toast.body).toMatch(/left out of every closing card/);
});

it('shows members which fields are never shared, and lets them change nothing', async () => {
  open({ fields: [gift, { ...gift, name: 'Illness', neverShareSetBy: 'ada@example.org' }] });
  await openRow('Gift total');
  await openRow('Illness');
  const note = await screen.findByText(
    'Never shared: neither it nor what tells of it stands on a closing card.',
  );
  expect(note).toHaveAttribute('title', 'Set by ada@example.org');
  const field = within(screen.getByRole('feed', { name: 'Data fields' }));
  expect(field.queryByRole('checkbox')).not.toBeInTheDocument();
});

it('goes back to what is stored where the choice could not be saved', async () => {
  let answerNow = (): void => undefined;
  const asked = new Promise<void>((resolve) => {
    answerNow = resolve;
  });
  const answer = failed({
    code: 'server/failed-precondition' as const,
    message: 'An import is working',
  });
  open({
    fields: [gift],
    admin: true,
    parts: { setNeverShare: () => asked.then(() => answer) },
  });
  const choice = await screen.findByRole('checkbox', { name: 'Never share Gift total' });
  await userEvent.click(choice);
  expect(choice).toBeChecked();
  answerNow();
  await waitFor(() => {
    expect(choice).not.toBeChecked();
  });
});

it('asks once about a field whose name is of a special category', async () => {
  const asked: unknown[] = [];
  let fields: readonly FieldListEntry[] = [
    aField({ name: 'Disability' }),
    aField({ name: 'Town' }),
  ];
  open({
    parts: {
      loadFieldList: () => Promise.resolve(succeeded({ items: fields, malformed: [] })),
      describeField: ({ fieldName, description, expectedRevision }) => {
        asked.push({ fieldName, sensitive: description.sensitive, expectedRevision });
        const dictionary = { ...description, revision: 1, savedBy: '', savedAt: null };
        fields = [aField({ name: 'Disability', dictionary }), aField({ name: 'Town' })];
        return Promise.resolve(succeeded({ outcome: 'saved', revision: 1 }));
      },
    },
  });
  expect(await screen.findByText(/may be special category data/)).toHaveTextContent(
    '“Disability” may be special category data (health). Mark it as sensitive?',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Mark as sensitive' }));
  expect(asked).toEqual([{ fieldName: 'Disability', sensitive: true, expectedRevision: 0 }]);
  expect(await screen.findByText('Sensitive', { selector: 'span' })).toBeVisible();
  expect(screen.queryByText(/may be special category data/)).not.toBeInTheDocument();
});

it('shows the emails of a field that are masked together, each in its place, to be copied', async () => {
  const user = userEvent.setup();
  const masked = { value: '25', supporterEmail: 'b…@example.org' };
  const store = open({
    fields: [
      {
        ...gift,
        exampleValues: { random: [masked, masked], largest: null, smallest: masked },
      },
    ],
  });
  const emails = ['bo@example.org', 'bea@example.org', 'bill@example.org'];
  const show = jest.fn(() => Promise.resolve(succeeded(emails)));
  store.set(addressesPortAtom, { show, readExample: jest.fn() });
  const smallest = await screen.findByRole('group', { name: 'Smallest' });
  expect(within(smallest).queryByRole('button')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show emails' }));
  expect(show).toHaveBeenCalledWith(expect.anything(), { kind: 'field', name: 'Gift total' });
  await user.click(within(smallest).getByRole('button', { name: 'bill@example.org' }));
  expect(await navigator.clipboard.readText()).toBe('bill@example.org');
  await user.click(screen.getByRole('button', { name: 'Random examples' }));
  const table = await screen.findByRole('table', { name: 'Random examples' });
  const rows = within(table).getAllByRole('row');
  expect(rows.slice(1).map((row) => row.textContent)).toEqual([
    '25bo@example.org',
    '25bea@example.org',
  ]);
});

describe('a sensitive field', () => {
  const dictionary = {
    ...{ description: 'What they gave', owner: 'Care team', source: '', retention: '' },
    ...{ sensitive: true, revision: 1, savedBy: 'ann@example.org', savedAt: null },
  };
  const masked = {
    ...gift,
    ...{ exampleValues: { random: [], largest: null, smallest: null }, spread: {}, dictionary },
  };

  it('shows its values by a click that is said to be logged, and hides them again', async () => {
    const asked: unknown[] = [];
    const parts: Partial<FieldStore> = {
      showSensitiveField: (request) => {
        asked.push(request.fieldName);
        return Promise.resolve(succeeded(gift));
      },
    };
    open({ fields: [masked], parts });
    const values = within(await screen.findByRole('group', { name: 'Values of Gift total' }));
    expect(values.getByText(/noted in the activity log/)).toBeVisible();
    expect(screen.getByText('50 supporters with a value (25%)')).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Largest' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Random examples' })).toBeNull();

    const show = values.getByRole('button', { name: 'Show values' });
    show.focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('group', { name: 'Largest' })).toHaveTextContent('900');
    expect(asked).toEqual(['Gift total']);
    const hide = values.getByRole('button', { name: 'Hide values' });
    expect(hide).toHaveFocus();
    await userEvent.click(hide);
    expect(screen.queryByRole('group', { name: 'Largest' })).toBeNull();
  });

  it('says why its values cannot be shown', async () => {
    const showSensitiveField = () =>
      Promise.resolve(failed({ code: 'server/unavailable', message: '' } as const));
    const store = open({ fields: [masked], parts: { showSensitiveField } });
    await userEvent.click(await screen.findByRole('button', { name: 'Show values' }));
    await waitFor(() => expect(store.get(toastAtom)?.toast.variant).toBe('danger'));
    expect(screen.getByRole('button', { name: 'Show values' })).toBeEnabled();
  });

  it('is neither shown to viewers nor described by them, who read what was said of it', async () => {
    const belief = { ...gift, name: 'Religion' };
    open({ fields: [masked, belief], viewer: true });
    await openRow('Gift total');
    const panel = within(await screen.findByRole('article', { name: 'Gift total' }));
    expect(
      panel.getByText('Values are hidden. Members who may edit can look at them.'),
    ).toBeVisible();
    expect(panel.queryByRole('button', { name: 'Show values' })).toBeNull();
    await userEvent.click(panel.getByRole('button', { name: 'About this field' }));
    expect(await panel.findByText('Owner: Care team')).toBeVisible();
    expect(panel.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Mark as sensitive' })).toBeNull();
  });
});
