import { asId, WORK_STEPS, type ImportId } from 'shared-kernel/model';
import { offeredActions } from 'shared-kernel/page-actions';
import { itInLongRun } from 'shared-kernel/testing';
import { act, screen, within } from '@testing-library/react';
import { anImport } from './testing/anImport';
import { importServer } from './testing/importServer';
import {
  choose,
  click,
  FILE,
  fileHolds,
  freshImports,
  names,
  open,
  pass,
  step,
  user,
} from './testing/importWalk';

freshImports();

it('goes from the file to the result, and writes nothing before the last button', async () => {
  const server = await open();
  expect(step()).toBe('File');
  await choose();
  await click('Continue to the columns');
  await pass(1000);
  expect(step()).toBe('Columns');
  await click('Check the file');
  await pass(1000);
  expect(step()).toBe('Check');
  const check = screen.getByRole('table', { name: 'Result of the check' });
  expect(within(check).getByRole('row', { name: 'New supporters 4' })).toBeVisible();
  expect(names(server.asked)).not.toContain('runImport');

  await click('Import 7 supporters');
  await pass(1000);
  expect(step()).toBe('Result');
  expect(screen.getByRole('heading', { name: 'people.csv is imported' })).toBeVisible();
  const result = screen.getByRole('table', { name: 'Result of the import' });
  expect(within(result).getByRole('row', { name: 'Rows in the file 10' })).toBeVisible();
  expect(server.asked.at(-1)).toEqual(['runImport', 'keep']);
});

describe('the list of everything that can be done', () => {
  const offered = () =>
    offeredActions()
      .filter(({ isAvailable }) => isAvailable())
      .map(({ label }) => label);
  const take = async (label: string) => {
    act(() => {
      offeredActions()
        .find((one) => one.label === label)
        ?.run();
    });
    await pass(0);
    await pass(1000);
  };

  itInLongRun('has what can be done at each step, and does it', async () => {
    const server = await open();
    const opened = jest.spyOn(HTMLInputElement.prototype, 'click');
    expect(offered()).toEqual(['Choose a file…']);
    await take('Choose a file…');
    expect(opened).toHaveBeenCalledTimes(1);
    opened.mockRestore();
    await choose();
    expect(offered()).toEqual(['Continue to the columns', 'Choose another file']);
    await take('Continue to the columns');
    expect(offered()).toEqual(['Cancel this import', 'Check the file']);
    await take('Check the file');
    const check = ['Import 7 supporters', 'Back to the columns', 'Cancel this import'];
    expect(offered().toSorted()).toEqual(check.toSorted());
    await take('Import 7 supporters');
    expect(names(server.asked)).toContain('runImport');
    expect(offered().toSorted()).toEqual(['Import another file', 'Undo the last import…']);
  });

  it('has no undoing where nothing can be undone, and asks before it undoes', async () => {
    const done = { state: 'done', undoable: false } as const;
    const { unmount } = await open(importServer([anImport(done)]));
    expect(offered()).not.toContain('Undo the last import…');
    unmount();
    const { asked } = await open(importServer([anImport({ ...done, undoable: true })]));
    await take('Undo the last import…');
    expect(names(asked)).not.toContain('undoImport');
    await click('Undo the import');
    expect(names(asked)).toContain('undoImport');
  });
});

describe('sample data', () => {
  itInLongRun('is offered to a year without supporters, and goes the way of any file', async () => {
    const server = await open();
    fileHolds(FILE);
    await click('Try it with sample data');
    expect(screen.getByRole('heading', { name: 'sample-supporters.csv' })).toBeVisible();
    await click('Continue to the columns');
    await pass(1000);
    expect(names(server.asked)).toContain('startImport');
  });

  it('is said to be there, until it is taken away', async () => {
    const parts = { fileName: 'sample-supporters.csv', state: 'done', undoable: true } as const;
    const { unmount } = await open(importServer([anImport(parts)]));
    expect(screen.getByText('This year holds sample data')).toBeVisible();
    unmount();
    await open(importServer([anImport({ ...parts, undoable: false })]));
    expect(screen.queryByText('This year holds sample data')).toBeNull();
  });
});

describe('the import', () => {
  const importing = anImport({
    state: 'importing',
    step: WORK_STEPS.writing,
    processed: 100,
    total: 1000,
  });

  it('goes on after a reload, with how far it is and the time left', async () => {
    const server = importServer([importing]);
    server.comesTo('importing', { state: 'importing', processed: 300 });
    await open(server);
    expect(screen.getByText('Writing supporters')).toBeVisible();
    expect(screen.getByText(/^100 of 1,000 supporters\. You may leave this page/)).toBeVisible();
    await pass(1000);
    await pass(1000);
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '45');
    expect(screen.getByText(/^300 of 1,000 supporters, about 15 seconds left\./)).toBeVisible();
  });

  it.each([
    ['the terminal', 'The terminal is importing people.csv'],
    ['milo@example.org', 'milo@example.org is importing people.csv'],
  ])('that %s began says whose it is', async (startedBy, sentence) => {
    await open(importServer([{ ...importing, startedBy }]));
    expect(screen.getByText(sentence)).toBeVisible();
  });

  it('that one began oneself does not say whose it is', async () => {
    await open(importServer([importing]));
    expect(screen.getByText('Writing supporters')).toBeVisible();
    expect(screen.queryByText(/is importing people\.csv/)).not.toBeInTheDocument();
  });

  it('is cancelled after a question', async () => {
    const server = importServer([importing]);
    server.comesTo('importing', { state: 'importing' });
    await open(server);
    await click('Cancel this import');
    expect(server.asked).toEqual([]);
    await click('Cancel the import');
    expect(screen.getByText('The import of people.csv is cancelled')).toBeVisible();
  });

  it('says why it failed, and that nothing has changed', async () => {
    await open(importServer([anImport({ state: 'importing' })]));
    const failure = 'The file has no email column.';
    const server = importServer([anImport({ state: 'inspecting' })]);
    server.comesTo('inspecting', { state: 'failed', failure });
    await open(server);
    await pass(2000);
    expect(screen.getByText('people.csv was not imported')).toBeVisible();
    expect(screen.getByText(/The file has no email column/)).toBeVisible();
  });
});

describe('past imports', () => {
  const done = anImport({
    state: 'done',
    undoable: true,
    startedAt: new Date('2026-03-04T10:00:00Z'),
    outcome: { newSupporters: 2, changed: 1, unchanged: 0, removed: 0 },
  });
  const older = anImport({
    id: asId<ImportId>('older'),
    fileName: 'old.csv',
    state: 'done',
    startedAt: new Date('2026-01-04T10:00:00Z'),
  });

  it('are listed with who, when and what, and the newest can be undone', async () => {
    const server = await open(importServer([done, older]));
    const list = screen.getByRole('list', { name: 'Imports so far' });
    const [row] = within(list).getAllByRole('listitem');
    expect(row).toHaveTextContent('people.csv');
    expect(row).toHaveTextContent('4 Mar 2026');
    expect(row).toHaveTextContent('ada@example.org');
    expect(row).toHaveTextContent('2 new, 1 changed');
    expect(within(list).getAllByRole('button', { name: 'Undo this import' })).toHaveLength(1);

    await click('Undo this import');
    const dialog = screen.getByRole('alertdialog', { name: 'Undo the import of people.csv?' });
    expect(dialog).toHaveTextContent(
      /2 new supporters go away, one changed supporter is as before/,
    );
    await user.click(within(dialog).getByRole('button', { name: 'Undo the import' }));
    await pass(1000);
    expect(names(server.asked)).toEqual(['undoImport']);
    expect(screen.getByText('The import of people.csv is undone')).toBeVisible();
  });
});

it('is for admins only', async () => {
  await open(importServer(), { admin: false });
  expect(screen.getByText('Only admins import supporters')).toBeVisible();
  expect(screen.queryByLabelText('CSV file or Excel workbook')).not.toBeInTheDocument();
});
