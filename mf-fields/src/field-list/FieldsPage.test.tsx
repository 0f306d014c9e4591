import { failed, succeeded, type FieldListEntry, type Result } from 'shared-kernel/model';
import { toastAtom } from 'shared-kernel/session';
import { aField, aYear, renderPage, signedIn } from 'shared-kernel/testing';
import type { DatabaseFailure } from 'shared-kernel/firestore';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FieldsPage } from './FieldsPage';
import { fieldStoreAtom } from './fieldStore';

interface Setting {
  readonly fields?: readonly FieldListEntry[];
  readonly failures?: DatabaseFailure[];
  readonly admin?: boolean;
}

function open({ fields = [], failures = [], admin = false }: Setting) {
  const store = signedIn({ roles: { admin } });
  store.set(fieldStoreAtom, {
    loadFieldList: () => {
      const failure = failures.shift();
      const answer: Result<{ items: typeof fields; malformed: [] }, DatabaseFailure> =
        failure === undefined ? succeeded({ items: fields, malformed: [] }) : failed(failure);
      return Promise.resolve(answer);
    },
    loadYear: () => Promise.resolve(succeeded(aYear({ supportersTotal: 200 }))),
  });
  renderPage(FieldsPage, { path: '/fields', store });
  return store;
}

const gift = aField({
  name: 'Gift total',
  type: 'donation',
  count: 50,
  exampleValues: {
    random: [{ value: '25', supporterEmail: 'bo@example.org' }],
    largest: { value: '900', supporterEmail: 'ann@example.org' },
    smallest: { value: '5', supporterEmail: 'cy@example.org' },
  },
  spread: { '900': 1, '25': 40, '5': 9 },
});

it('lists fields by name, whatever the case, with their type', async () => {
  open({ fields: [aField({ name: 'zebra' }), aField({ name: 'Ant' }), aField({ name: 'bee' })] });
  const headings = await screen.findAllByRole('heading', { level: 2 });
  expect(headings.map((heading) => heading.textContent)).toEqual(['Ant', 'bee', 'zebra']);
  expect(screen.getAllByText('Text')).toHaveLength(3);
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

it.each(['action', 'date'] as const)(
  'calls the extremes of %s Latest and Earliest',
  async (type) => {
    open({ fields: [{ ...gift, type }] });
    expect(await screen.findByRole('group', { name: 'Latest' })).toBeVisible();
    expect(screen.getByRole('group', { name: 'Earliest' })).toBeVisible();
  },
);

it('opens the spread as a table in its order', async () => {
  open({ fields: [gift] });
  await userEvent.click(await screen.findByRole('button', { name: 'Spread of different values' }));
  const table = await screen.findByRole('table', { name: 'Spread of different values' });
  const [, ...rows] = within(table).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual(['59', '2540', '9001']);
});

it('titles the spread of text by length', async () => {
  open({ fields: [aField({ name: 'Town', spread: { '6': 2 } })] });
  const title = 'Spread of different text lengths';
  expect(await screen.findByRole('button', { name: title })).toBeEnabled();
});

it('copies an example supporter’s e-mail and says so', async () => {
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
