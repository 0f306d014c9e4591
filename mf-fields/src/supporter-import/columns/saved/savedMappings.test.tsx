import { failed, succeeded, type SavedMapping } from 'shared-kernel/model';
import { signedIn } from 'shared-kernel/testing';
import { renderPage } from 'shared-kernel/testing/page';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { ImportPage } from '../../ImportPage';
import { importPortAtom, type ImportPort } from '../../importPort';
import { anImport } from '../../testing/anImport';
import { COLUMNS, importServer } from '../../testing/importServer';
import { aMapping } from '../../testing/mappingsOf';

const FITTING = aMapping('Monthly export', {
  leftOut: ['City'],
  changed: [
    { column: 'Email', role: 'email', name: 'Email', type: null },
    { column: 'Gift', role: 'data', name: 'Donation', type: 'donation' },
  ],
});
const PARTIAL = aMapping('Appeal', {
  leftOut: [],
  changed: [
    { column: 'Gift', role: 'data', name: 'Appeal gift', type: null },
    { column: 'Colour', role: 'data', name: 'Colour', type: null },
  ],
});
const STRANGE = aMapping('Shop', { leftOut: ['Basket'] });

async function open(mappings: SavedMapping[], port: Partial<ImportPort> = {}) {
  const server = importServer([anImport({ state: 'mapping', columns: COLUMNS })], mappings);
  const store = signedIn({ roles: { admin: true } });
  store.set(importPortAtom, { ...server.port, ...port });
  renderPage(ImportPage, { path: '/fields/import', store });
  await pass();
  return server;
}

const pass = () => act(() => jest.advanceTimersByTimeAsync(500));

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  localStorage.clear();
  jest.useRealTimers();
});

const click = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass();
};
const column = (name: string) => within(screen.getByRole('article', { name }));
const type = async (name: string) => {
  const input = within(screen.getByRole('alertdialog')).getByLabelText(/^Name/);
  fireEvent.change(input, { target: { value: name } });
  await pass();
};
const list = async () => {
  await click(/^Saved mappings/);
  return within(screen.getByRole('list', { name: 'Saved mappings' }));
};

describe('a saved mapping', () => {
  it('is proposed for a file of just its columns, can be taken, and taken back', async () => {
    await open([PARTIAL, FITTING]);
    expect(screen.getByText('This file has the columns of “Monthly export”')).toBeVisible();
    expect(column('City').getByLabelText('Use as')).toHaveValue('data');
    await click('Set the columns like this');
    expect(column('City').getByLabelText('Use as')).toHaveValue('leftOut');
    expect(column('Gift').getByLabelText('Name')).toHaveValue('Donation');
    expect(screen.getByText('The columns are set as in “Monthly export”')).toBeVisible();
    await click('Take them back');
    expect(column('City').getByLabelText('Use as')).toHaveValue('data');
    await click('No, thanks');
    expect(screen.queryByText(/This file has the columns/)).not.toBeInTheDocument();
  });

  it('of other columns is not proposed, says how it fits, and can be used by hand', async () => {
    await open([PARTIAL, STRANGE]);
    expect(screen.queryByText(/This file has the columns/)).not.toBeInTheDocument();
    const rows = await list();
    expect(rows.getByText(/This file has 1 of its 2 columns · saved by eve@/)).toBeVisible();
    expect(rows.getByText(/This file has none of its columns/)).toBeVisible();
    expect(rows.queryByRole('button', { name: 'Use Shop' })).not.toBeInTheDocument();
    await click('Use Appeal');
    expect(column('Gift').getByLabelText('Name')).toHaveValue('Appeal gift');
    expect(rows.getByText('In use')).toBeVisible();
  });

  it('is proposed as it was saved last where two fit', async () => {
    await open([FITTING, { ...aMapping('Newer', FITTING.choices, 3) }]);
    expect(screen.getByText('This file has the columns of “Newer”')).toBeVisible();
  });

  it('is renamed and deleted, which is asked about first', async () => {
    const server = await open([STRANGE]);
    const rows = await list();
    await click('Rename Shop');
    await type('Web shop');
    await click('Save');
    expect(rows.getByText('Web shop')).toBeVisible();
    await click('Delete Web shop');
    expect(screen.getByText(/What was imported with it stays as it is/)).toBeVisible();
    await click('Delete mapping');
    expect(screen.queryByRole('list', { name: 'Saved mappings' })).not.toBeInTheDocument();
    expect(server.asked).toEqual([
      ['renameMapping', { name: 'Web shop', expectedRevision: 1 }],
      ['deleteMapping', 'Shop'],
    ]);
  });
});

describe('saving the columns', () => {
  it('keeps them under a name, and under that of another one replaces it', async () => {
    const server = await open([STRANGE]);
    await click('Save these columns for the next file');
    const dialog = within(screen.getByRole('alertdialog'));
    expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await type('shop ');
    expect(dialog.getByText(/“Shop” is there already/)).toBeVisible();
    await click('Save over it');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await click('Save these columns for the next file');
    await type('Monthly export');
    await click('Save');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(server.asked).toMatchObject([
      ['saveMapping', { name: 'shop', expectedRevision: 1, mapping: { emailPosition: 1 } }],
      ['saveMapping', { name: 'Monthly export', expectedRevision: 0 }],
    ]);
  });

  it.each([
    [
      'refused',
      succeeded({ outcome: 'refused', sentence: 'There is no room.' } as const),
      /^There is no room/,
    ],
    [
      'a conflict',
      succeeded({
        outcome: 'conflict',
        revision: 4,
        savedBy: 'eve@example.org',
        savedAt: null,
      } as const),
      /^eve@example.org has saved it meanwhile/,
    ],
    [
      'deleted meanwhile',
      succeeded({ outcome: 'conflict', revision: 0, savedBy: '', savedAt: null } as const),
      /^It has been deleted meanwhile/,
    ],
    [
      'lost',
      failed({ code: 'server/unavailable', message: '' } as const),
      /Nothing has been saved/,
    ],
  ])(
    'that is %s says so where it was asked for, and keeps the name',
    async (_, answer, sentence) => {
      await open([], { saveMapping: () => Promise.resolve(answer) });
      await click('Save these columns for the next file');
      await type('Monthly export');
      await click('Save');
      expect(screen.getByText(sentence)).toBeVisible();
      expect(within(screen.getByRole('alertdialog')).getByLabelText(/^Name/)).toHaveValue(
        'Monthly export',
      );
    },
  );

  it('is not offered while the columns cannot be imported', async () => {
    await open([]);
    fireEvent.change(column('Email').getByLabelText('Use as'), { target: { value: 'data' } });
    expect(
      screen.getByRole('button', { name: 'Save these columns for the next file' }),
    ).toBeDisabled();
  });
});

it('leaves the columns to be chosen by hand where saved mappings cannot be read', async () => {
  const unavailable = failed({ code: 'server/unavailable', message: '' } as const);
  await open([], { readMappings: () => Promise.resolve(unavailable) });
  expect(screen.getByText('Saved mappings cannot be read')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Check the file' })).toBeEnabled();
});
