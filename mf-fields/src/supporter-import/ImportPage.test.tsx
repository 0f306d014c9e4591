import { asId, failed, succeeded, type ImportId, type ImportRecord } from 'shared-kernel/model';
import { renderPage, signedIn } from 'shared-kernel/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ImportPage } from './ImportPage';
import { importPortAtom, type ImportPort } from './importPort';

const importId = asId<ImportId>('import-1');

const working: ImportRecord = {
  id: importId,
  fileName: 'people.csv',
  sizeBytes: 9,
  chunkCount: 1,
  state: 'working',
  step: 'Writing supporters',
  processed: 250,
  total: 1000,
  counts: null,
  rejectedRows: [],
  failure: '',
  startedBy: 'ada@example.org',
  startedAt: null,
  finishedAt: null,
};

const done: ImportRecord = {
  ...working,
  state: 'done',
  step: '',
  counts: {
    rows: 1003,
    rejectedNoEmail: 1,
    rejectedInvalidEmail: 1,
    rejectedTooManyCells: 0,
    rejectedOther: 0,
    mergedRows: 1,
    supporters: 1000,
  },
  rejectedRows: [
    { line: 4, reason: 'noEmail' },
    { line: 7, reason: 'invalidEmail' },
  ],
};

/** A server whose import record goes through the given stages, one a look. */
function open(records: ImportRecord[], parts: Partial<ImportPort> = {}, admin = true) {
  const store = signedIn({ roles: { admin } });
  store.set(importPortAtom, {
    startImport: () => Promise.resolve(succeeded(importId)),
    uploadChunk: () => Promise.resolve(succeeded(undefined)),
    finishImport: () => Promise.resolve(succeeded(undefined)),
    loadImport: () => Promise.resolve(succeeded(records.shift() ?? done)),
    loadImports: () => Promise.resolve(succeeded({ items: [], malformed: [] })),
    ...parts,
  });
  renderPage(ImportPage, { path: '/fields/import', store });
}

const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

async function importFile() {
  await user.upload(screen.getByLabelText('CSV file'), new File(['a,b\nc,d\n'], 'people.csv'));
  await user.click(screen.getByRole('button', { name: 'Import supporters' }));
  await pass(0);
}

it('shows the chosen file’s name and size before anything goes up', async () => {
  open([]);
  await user.upload(screen.getByLabelText('CSV file'), new File(['12345678'], 'people.csv'));
  expect(screen.getByText('people.csv')).toBeVisible();
  expect(screen.getByText('8 bytes')).toBeVisible();
});

it('follows the server’s progress to the result', async () => {
  open([working]);
  await importFile();
  expect(screen.getByText('Writing supporters')).toBeVisible();
  expect(screen.getByText('250 of 1,000 supporters')).toBeVisible();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '250');

  await pass(1000);
  expect(screen.getByRole('heading', { name: 'people.csv is imported' })).toBeVisible();
  const result = screen.getByRole('table', { name: 'Result of the import' });
  expect(within(result).getByRole('row', { name: 'Supporters 1,000' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Data fields' })).toHaveAttribute(
    'href',
    '/fields',
  );
});

it('lists rejected rows with line and reason in words', async () => {
  open([done]);
  await importFile();
  const rows = within(screen.getByRole('table', { name: 'Rejected rows' })).getAllByRole('row');
  expect(rows.slice(1).map((row) => row.textContent)).toEqual([
    '4No email address',
    '7The email address is not valid',
  ]);
});

it('says at the place why a file was refused', async () => {
  open([{ ...working, state: 'failed', failure: 'The file has no column with e-mail addresses.' }]);
  await importFile();
  expect(screen.getByText('people.csv was not imported')).toBeVisible();
  expect(screen.getByText('The file has no column with e-mail addresses.')).toBeVisible();
});

it('goes on with an upload that stopped', async () => {
  const answers = [
    failed({ code: 'server/unavailable', message: '' } as const),
    succeeded(undefined),
  ];
  open([done], { uploadChunk: () => Promise.resolve(answers.shift() ?? succeeded(undefined)) });
  await importFile();
  expect(screen.getByText(/The server could not be reached/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await pass(0);
  expect(screen.getByRole('heading', { name: 'people.csv is imported' })).toBeVisible();
});

it('takes up an import that is still working', async () => {
  open([], { loadImports: () => Promise.resolve(succeeded({ items: [working], malformed: [] })) });
  await pass(0);
  expect(screen.getByText('Writing supporters')).toBeVisible();
});

it('is for admins only', () => {
  open([], {}, false);
  expect(screen.getByText('Only admins import supporters')).toBeVisible();
  expect(screen.queryByLabelText('CSV file')).not.toBeInTheDocument();
});
