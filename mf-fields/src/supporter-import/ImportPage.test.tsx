import {
  asId,
  NOTHING_CHOSEN,
  succeeded,
  WORK_STEPS,
  type ImportId,
  type ScreenId,
  type SearchId,
} from 'shared-kernel/model';
import { offeredActions } from 'shared-kernel/page-actions';
import { aColumn, IN_LONG_RUN, itInLongRun, signedIn } from 'shared-kernel/testing';
import { renderPage } from 'shared-kernel/testing/page';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ImportPage } from './ImportPage';
import { importPortAtom } from './importPort';
import { aCheck, anImport } from './testing/anImport';
import { COLUMNS, importServer } from './testing/importServer';

const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  localStorage.clear();
  jest.useRealTimers();
});

async function open(server = importServer(), { admin = true } = {}) {
  const store = signedIn({ roles: { admin } });
  store.set(importPortAtom, { ...server.port, readStart: () => Promise.resolve(chosenBytes) });
  const { unmount } = renderPage(ImportPage, { path: '/fields/import', store });
  await pass(0);
  return { ...server, unmount };
}

const FILE = 'Email,City,Gift\nzoe@example.org,Malmö,5\n';

/** jsdom's files cannot be read. */
let chosenBytes: Uint8Array | null = null;

async function choose(text: string | Uint8Array<ArrayBuffer> = FILE, name = 'people.csv') {
  chosenBytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  await user.upload(screen.getByLabelText('CSV file'), new File([text], name));
  await pass(0);
}

const click = async (name: string | RegExp) => {
  await user.click(screen.getByRole('button', { name }));
  await pass(0);
};
const step = () =>
  within(screen.getByRole('list', { name: 'Steps of the import' }))
    .getAllByRole('listitem')
    .find((item) => item.getAttribute('aria-current') === 'step')?.textContent;
const column = (name: string) => within(screen.getByRole('article', { name }));
const names = (asked: readonly (readonly [string, unknown?])[]) => asked.map(([name]) => name);

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
    expect(offered()).toEqual(['Choose a CSV file…']);
    await take('Choose a CSV file…');
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
    chosenBytes = new TextEncoder().encode(FILE);
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

describe('the file', () => {
  itInLongRun('shows how it is read, with its accents', async () => {
    await open();
    await choose();
    expect(screen.getByText(/1,234 rows · 3 columns · plain line ends/)).toBeVisible();
    expect(screen.getByText(/Malmö/, { selector: 'span' })).toBeVisible();
    const table = screen.getByRole('table', { name: 'First rows of the file' });
    expect(within(table).getByRole('columnheader', { name: 'City' })).toBeVisible();
  });

  itInLongRun('lets a person correct the encoding and the delimiter', async () => {
    const server = await open();
    await choose(Uint8Array.from(Buffer.from('E;C\na@b.co;Malmö', 'latin1')));
    expect(screen.getByRole('option', { name: 'Recognised: Windows-1252' })).toBeVisible();
    expect(screen.getByRole('option', { name: 'Recognised: Semicolons' })).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Cells are separated by'), 'Commas');
    const table = screen.getByRole('table', { name: 'First rows of the file' });
    expect(within(table).getByRole('columnheader', { name: 'E;C' })).toBeVisible();
    await click('Continue to the columns');
    expect(server.asked[0]).toEqual([
      'startImport',
      { fileName: 'people.csv', options: { encoding: null, delimiter: ',', headerRow: null } },
    ]);
  });

  itInLongRun('finds the row with the column names, and lets a person choose another', async () => {
    const server = await open();
    await choose('All supporters\n\nEmail,City\na@b.co,Oban\n');
    expect(screen.getByText(/The column names are in/)).toHaveTextContent('row 3');
    const titles = screen.getByRole('list', { name: 'Rows that are left out' });
    expect(titles).toHaveTextContent('Row 1: All supporters');
    const rows = screen.getByLabelText('Row with the column names');
    expect(within(rows).getByRole('option', { name: 'Recognised: row 3' })).toBeVisible();
    await user.selectOptions(rows, 'Row 4: a@b.co, Oban');
    const table = screen.getByRole('table', { name: 'First rows of the file' });
    expect(within(table).getByRole('columnheader', { name: 'Oban' })).toBeVisible();
    await click('Continue to the columns');
    expect(server.asked[0]).toMatchObject(['startImport', { options: { headerRow: 4 } }]);
  });

  it.each([
    ['empty.csv', '', 'The file is empty.'],
    ['sheet.csv', 'PK\u0003\u0004..', 'This is a spreadsheet, not CSV: save it as CSV.'],
  ])('refuses %s on sight', async (name, text, sentence) => {
    await open();
    await choose(text, name);
    expect(screen.getByText(sentence)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Continue to the columns' })).toBeDisabled();
  });

  it('hides what is never stored', async () => {
    await open();
    await choose('Email,Card\na@b.co,4242424242424242\n');
    expect(screen.getByText('One column is left out')).toBeVisible();
    expect(screen.queryByText('4242424242424242')).not.toBeInTheDocument();
  });

  it('goes on with an upload that stopped', async () => {
    const server = await open();
    await choose();
    server.refuse({ code: 'server/unavailable', message: '' });
    await click('Continue to the columns');
    expect(screen.getByText(/The server could not be reached/)).toBeVisible();
    await click('Try again');
    await pass(1000);
    expect(step()).toBe('Columns');
  });

  it('asks for the file again after a reload half-way, or forgets it', async () => {
    const server = await open(importServer([anImport({ state: 'uploading', sizeBytes: 5000 })]));
    expect(screen.getByText('people.csv was not sent completely')).toBeVisible();
    await click('Forget this upload');
    expect(names(server.asked)).toEqual(['cancelImport']);
    expect(screen.queryByText('people.csv was not sent completely')).not.toBeInTheDocument();
  });
});

it('says that a chosen file cannot be read any more', async () => {
  await open();
  await choose();
  expect(screen.queryByText('The file cannot be read')).not.toBeInTheDocument();
  await click('Choose another file');
  chosenBytes = null;
  await user.upload(screen.getByLabelText('CSV file'), new File(['a'], 'gone.csv'));
  await pass(0);
  expect(screen.getByText('The file cannot be read')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Continue to the columns' })).toBeDisabled();
});

it('asks before the page is left while a file is being sent', async () => {
  const server = importServer();
  const never = new Promise<never>(() => undefined);
  await open({ ...server, port: { ...server.port, uploadChunk: () => never } });
  await choose();
  await click('Continue to the columns');
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
});

it('stays where a second file is dropped beside the chosen one', async () => {
  await open();
  await choose();
  const dropped = new Event('drop', { cancelable: true });
  window.dispatchEvent(dropped);
  expect(dropped.defaultPrevented).toBe(true);
});

describe('the box for the file', () => {
  const box = () => {
    const words = screen.getByText(/^Drop your CSV file here|^Drop it to read it/);
    if (words.parentElement === null) throw new Error('The words stand in no box');
    return words.parentElement;
  };
  const drop = async (...files: readonly File[]) => {
    fireEvent.drop(box(), { dataTransfer: { files } });
    await pass(0);
  };

  itInLongRun('says that it takes what is held over it, and takes it', async () => {
    await open();
    chosenBytes = new TextEncoder().encode(FILE);
    fireEvent.dragEnter(box());
    expect(screen.getByText('Drop it to read it')).toBeVisible();
    fireEvent.dragLeave(box(), { relatedTarget: document.body });
    expect(screen.getByText(/^Drop your CSV file here/)).toBeVisible();
    await drop(new File([FILE], 'people.csv'));
    expect(screen.getByRole('heading', { name: 'people.csv' })).toBeVisible();
  });

  it('says first of all that a file is no text, and asks nothing about its text', async () => {
    await open();
    const pdf = '%PDF-1.7\n\0\0\0\0';
    chosenBytes = new TextEncoder().encode(pdf);
    await drop(new File([pdf], 'people.csv'));
    expect(await screen.findByText(/^This is not text/)).toBeVisible();
    expect(screen.queryByLabelText('Encoding')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Choose another file' })).toBeEnabled();
  });

  it('says why it does not take a file, at once, and takes another', async () => {
    await open();
    await drop(new File(['PK'], 'people.xlsx'));
    expect(screen.getByRole('alert')).toHaveTextContent(/^people\.xlsx is a spreadsheet/);
    await drop(new File(['a'], 'a.csv'), new File(['a'], 'b.csv'));
    expect(screen.getByRole('alert')).toHaveTextContent(/^These are 2 files/);
    await choose();
    expect(screen.getByRole('heading', { name: 'people.csv' })).toBeVisible();
  });
});

itInLongRun(
  'says how far the file is sent, how many rows it has and how long that takes',
  async () => {
    const server = importServer();
    const waiting: (() => void)[] = [];
    const uploadChunk: typeof server.port.uploadChunk = () =>
      new Promise((resolve) => waiting.push(() => resolve(succeeded(undefined))));
    await open({ ...server, port: { ...server.port, uploadChunk } });
    chosenBytes = new TextEncoder().encode(FILE);
    const large = new File([new Uint8Array(4 * 512 * 1024)], 'people.csv');
    await user.upload(screen.getByLabelText('CSV file'), large);
    await pass(0);
    await click('Continue to the columns');
    expect(screen.getByText(/^1,234 rows, 2\.1 MB\. Please keep this page open/)).toBeVisible();
    await pass(2000);
    waiting.shift()?.();
    await pass(0);
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
    expect(screen.getByText(/^1,234 rows, 2\.1 MB, about 10 seconds left\./)).toBeVisible();
  },
);

describe('the columns', () => {
  const mapping = anImport({ state: 'mapping', columns: COLUMNS });

  it('are skipped, renamed and read as another type', async () => {
    const server = await open(importServer([mapping]));
    expect(column('Gift').getByText('Number (98% of the values)')).toBeVisible();
    expect(column('Gift').getByText('2 cannot be read as numbers')).toBeVisible();
    expect(column('City').getByText('Leeds · York')).toBeVisible();
    await user.selectOptions(column('Gift').getByLabelText('Type'), 'Read as text');
    expect(column('Gift').queryByText(/cannot be read/)).not.toBeInTheDocument();
    await user.selectOptions(column('City').getByLabelText('Use as'), 'Leave out');
    const name = column('Gift').getByLabelText('Name');
    await user.clear(name);
    await user.type(name, 'Amount');
    await click('Check the file');
    expect(server.asked).toEqual([
      [
        'checkImport',
        {
          emailPosition: 1,
          supporterIdPosition: null,
          columns: [
            { position: 2, name: 'City', type: null, include: false },
            { position: 3, name: 'Amount', type: 'string', include: true },
          ],
        },
      ],
    ]);
  });

  it('say which are refused, and why', async () => {
    const notes = [{ code: 'cardNumbers', text: 'Looks like card numbers, and is never stored.' }];
    const card = aColumn({ position: 4, header: 'Campaign Data 9', role: 'leftOut', notes });
    await open(importServer([{ ...mapping, columns: [...COLUMNS, { ...card, refused: true }] }]));
    expect(column('Campaign Data 9').getByText('Refused')).toBeVisible();
    expect(column('Campaign Data 9').getByText(/Looks like card numbers/)).toBeVisible();
    expect(column('Campaign Data 9').queryByLabelText('Use as')).not.toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Show columns'), 'With a note');
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  it('say what a type means, and ask of an action no more once it is a date', async () => {
    const notes = [{ code: 'actionOrDate', text: 'Read as an action. Or choose Date.' }];
    const walk = aColumn({ position: 4, header: 'Walk', type: 'action', notes });
    await open(importServer([{ ...mapping, columns: [...COLUMNS, walk] }]));
    const shown = () => column('Walk');
    expect(shown().getByText('The day on which they took part')).toBeVisible();
    expect(screen.getByText(/^An action is something that supporters took part in/)).toBeVisible();
    expect(shown().getByText(/^Read as an action/)).toBeVisible();
    await user.selectOptions(shown().getByLabelText('Type'), 'Read as date');
    expect(await shown().findByText('A day, such as a birthday')).toBeVisible();
    expect(shown().queryByText(/^Read as an action/)).not.toBeInTheDocument();
    expect(screen.queryByText(/^An action is something/)).not.toBeInTheDocument();
  });

  it('cannot go on without an email column, or with one name twice', async () => {
    await open(importServer([mapping]));
    await user.selectOptions(column('Email').getByLabelText('Use as'), 'Leave out');
    expect(screen.getByText('Choose the column with the email addresses first.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Check the file' })).toBeDisabled();
    await user.selectOptions(column('Email').getByLabelText('Use as'), 'Email address');
    const name = column('Gift').getByLabelText('Name');
    await user.clear(name);
    await user.type(name, 'City');
    expect(column('Gift').getByText('Another column has this name.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Check the file' })).toBeDisabled();
  });

  itInLongRun('say what goes without a supporter id, until one is chosen', async () => {
    await open(importServer([mapping]));
    expect(screen.getByText('Nobody would get a personal link from this file')).toBeVisible();
    await user.selectOptions(column('City').getByLabelText('Use as'), 'Supporter ID');
    expect(screen.queryByText('Nobody would get a personal link from this file')).toBeNull();
  });

  it('keep what was decided over a reload of the page, until it is checked', async () => {
    const first = await open(importServer([mapping]));
    await user.selectOptions(column('Email').getByLabelText('Use as'), 'Leave out');
    await user.type(column('Gift').getByLabelText('Name'), ' total');
    first.unmount();
    const server = await open(importServer([mapping]));
    expect(screen.getByText('Which column holds the email addresses?')).toBeVisible();
    expect(column('Gift').getByLabelText('Name')).toHaveValue('Gift total');
    await user.selectOptions(column('Email').getByLabelText('Use as'), 'Email address');
    await click('Check the file');
    expect(names(server.asked)).toEqual(['checkImport']);
    expect(localStorage).toHaveLength(0);
  });

  itInLongRun(
    'are proposed anew where the file is read in another way than the choices were made for',
    async () => {
      const first = await open(importServer([mapping]));
      await user.type(column('Gift').getByLabelText('Name'), ' total');
      first.unmount();
      const options = { ...NOTHING_CHOSEN, delimiter: ';' };
      await open(importServer([{ ...mapping, options }]));
      expect(column('Gift').getByLabelText('Name')).toHaveValue('Gift');
    },
  );

  itInLongRun(
    'say how the whole file was read, with its accents where that is not certain',
    async () => {
      const columns = [...COLUMNS, aColumn({ position: 4, header: 'Town', samples: ['Malmö'] })];
      const readAs = { encoding: 'windows-1252', delimiter: ';', headerRow: 1 };
      await open(importServer([{ ...mapping, columns, readAs, total: 6 }]));
      expect(screen.getByText(/Windows-1252 · separated by semicolons/)).toBeVisible();
      expect(
        screen.getByText(/Not all letters of this file are written in one way/),
      ).toHaveTextContent('Malmö');
      expect(column('City').getByText(/3 rows with a value \(50%\)/)).toBeVisible();
    },
  );

  itInLongRun('are as in the import before, as long as the person wants that', async () => {
    const choices = {
      leftOut: ['City'],
      changed: [{ column: 'Gift', role: 'data', name: 'Amount', type: 'string' } as const],
    };
    const earlier = { startedAt: new Date('2026-03-03T10:00:00Z'), choices };
    const server = await open(importServer([{ ...mapping, earlier }]));
    expect(
      screen.getByText('Columns of the same names are as in the import of 3 March 2026.'),
    ).toBeVisible();
    expect(column('Gift').getByLabelText('Name')).toHaveValue('Amount');
    expect(column('City').getByLabelText('Use as')).toHaveValue('leftOut');

    await click('Begin without these choices');
    expect(column('Gift').getByLabelText('Name')).toHaveValue('Gift');
    expect(column('City').getByLabelText('Use as')).toHaveValue('data');
    const again = screen.getByRole('button', { name: /^Choose columns as in/ });
    expect(again).toHaveFocus();
    await click('Choose columns as in the import of 3\u00a0March\u00a02026');
    await click('Check the file');
    expect(server.asked).toEqual([
      [
        'checkImport',
        {
          emailPosition: 1,
          supporterIdPosition: null,
          columns: [
            { position: 2, name: 'City', type: null, include: false },
            { position: 3, name: 'Amount', type: 'string', include: true },
          ],
        },
      ],
    ]);
  });

  describe('of a platform that is known', () => {
    const MAILCHIMP = ['Email Address', 'MEMBER_RATING', 'OPTIN_IP', 'LEID', 'EUID'].map(
      (header, index) =>
        aColumn({
          ...{ position: index + 1, header, name: header },
          role: index === 0 ? 'email' : 'data',
        }),
    );
    const exported = anImport({ state: 'mapping', columns: MAILCHIMP });

    itInLongRun(
      'are proposed as they are usually wanted, which can be taken, and taken back',
      async () => {
        const server = await open(importServer([exported]));
        expect(screen.getByText('This looks like an export of Mailchimp')).toBeVisible();
        expect(column('LEID').getByLabelText('Use as')).toHaveValue('data');
        await click('Set the columns like this');
        expect(column('LEID').getByLabelText('Use as')).toHaveValue('leftOut');
        expect(column('EUID').getByLabelText('Use as')).toHaveValue('supporterId');
        expect(column('MEMBER_RATING').getByLabelText('Name')).toHaveValue('Member rating');
        await click('Take them back');
        expect(column('LEID').getByLabelText('Use as')).toHaveValue('data');
        await click('Set the columns like this');
        await click('Check the file');
        expect(server.asked).toMatchObject([['checkImport', { supporterIdPosition: 5 }]]);
      },
    );

    itInLongRun('stay as they are where somebody declines', async () => {
      await open(importServer([exported]));
      await click('No, thanks');
      expect(screen.queryByText(/looks like an export/)).not.toBeInTheDocument();
      expect(column('LEID').getByLabelText('Use as')).toHaveValue('data');
    });
  });

  itInLongRun('say nothing of choices for columns that the file does not have', async () => {
    const choices = { leftOut: ['Shoe size'], changed: [] };
    await open(importServer([{ ...mapping, earlier: { startedAt: null, choices } }]));
    expect(screen.queryByText(/as in the import/)).not.toBeInTheDocument();
  });

  itInLongRun('can be read in another way where there are none as they are read now', async () => {
    const failure = 'No header found: the file has only blank lines.';
    const options = { ...NOTHING_CHOSEN, encoding: 'utf-16le' };
    const server = await open(
      importServer([anImport({ state: 'mapping', columns: null, failure, options })]),
    );
    expect(screen.getByText(/No header found/)).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Encoding'), 'Recognised');
    expect(server.asked).toEqual([['reinspectImport', NOTHING_CHOSEN]]);
    await pass(1000);
    await pass(1000);
    expect(column('City').getByLabelText('Name')).toHaveValue('City');
  });

  itInLongRun('are read again with another encoding', async () => {
    const server = await open(importServer([mapping]));
    await click('Letters, cells or column names look wrong?');
    await user.selectOptions(screen.getByLabelText('Encoding'), 'Windows-1252');
    await pass(1000);
    expect(server.asked).toEqual([
      ['reinspectImport', { ...NOTHING_CHOSEN, encoding: 'windows-1252' }],
    ]);
    expect(step()).toBe('Columns');
  });

  it('say at the place what the server refused', async () => {
    const server = await open(importServer([mapping]));
    server.refuse({ code: 'server/invalid-argument', message: 'Column 2: nothing there' });
    await click('Check the file');
    expect(screen.getByText('Column 2: nothing there.')).toBeVisible();
    expect(step()).toBe('Columns');
  });
});

describe('the check', () => {
  const checked = (parts: Parameters<typeof aCheck>[0] = {}) =>
    anImport({ state: 'checked', columns: COLUMNS, check: aCheck(parts) });

  it('asks before supporters who are not in the file are removed', async () => {
    const server = await open(importServer([checked({ absentSupporters: 3 })]));
    await user.click(screen.getByRole('radio', { name: 'Remove them' }));
    await pass(100);
    await click('Import 7 supporters and remove 3 supporters');
    const dialog = screen.getByRole('alertdialog', { name: 'Remove 3 supporters?' });
    expect(server.asked).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Import and remove' }));
    await pass(0);
    expect(server.asked).toEqual([['runImport', 'remove']]);
  });

  it('asks of new fields that may be special category data, the careful answer first', async () => {
    const server = importServer([
      checked({
        ...{ newSupporters: 2, fieldsNew: ['Town', 'Religion', 'Health Walker'] },
        fieldsSpecial: ['Religion', 'Health Walker'],
      }),
    ]);
    const special: unknown[] = [];
    const { runImport } = server.port;
    const port = {
      ...server.port,
      runImport: (request: Parameters<typeof runImport>[0]) => {
        special.push(...request.special);
        return runImport(request);
      },
    };
    await open({ ...server, port });
    expect(screen.getByText(/2 new data fields may be special category data/)).toBeVisible();
    const religion = screen.getByRole('checkbox', { name: 'Religion (religion or belief)' });
    expect(religion).toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: 'Health Walker (health)' }));
    await user.click(screen.getByRole('button', { name: /^Import 2|^Import \d+ supporters/ }));
    await pass(0);
    expect(special).toEqual([
      { name: 'Religion', sensitive: true },
      { name: 'Health Walker', sensitive: false },
    ]);
  });

  it('names fields that come, go and change, and links to what uses those that go', async () => {
    await open(
      importServer([
        checked({
          fieldsNew: ['Town'],
          fieldsGone: ['City', 'Age'],
          fieldsOfChangedType: [{ name: 'Gift', before: 'number', after: 'string' }],
          brokenUsesMore: 1200,
          brokenUses: [
            {
              fieldName: 'City',
              searches: [{ id: asId<SearchId>('s1'), name: 'Northerners' }],
              screens: [{ id: asId<ScreenId>('c1'), name: '' }],
            },
          ],
        }),
      ]),
    );
    await click('2 data fields not in the file');
    expect(screen.getByText('Age')).toBeVisible();
    await click('1 data field of another type');
    expect(screen.getByText('Gift: Number before, Text now')).toBeVisible();
    expect(screen.getByText('At least one field in use is not in the file')).toBeVisible();
    expect(screen.getByText('And 1,200 more uses, too many to list.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Northerners' })).toHaveAttribute(
      'href',
      '/searches/s1',
    );
    expect(screen.getByRole('link', { name: 'Untitled' })).toHaveAttribute(
      'href',
      '/screens/c1/design',
    );
  });

  it('names columns that have the names of calculated fields, and the two ways out', async () => {
    await open(importServer([checked({ fieldsNew: ['Total'], fieldsCalculated: ['Total'] })]));
    const alert = screen.getByText('A column has the name of a calculated field');
    expect(alert).toBeVisible();
    expect(screen.getByRole('link', { name: 'Calculated fields' })).toHaveAttribute(
      'href',
      '/fields/calculated',
    );
    expect(screen.getByRole('button', { name: 'Back to the columns' })).toBeVisible();
  });

  it('names the values that could not be read, by field and line, and saves them as CSV', async () => {
    const unreadable = [
      {
        ...({ name: 'Gift', expected: 'number', isText: true, rows: 2, isShown: true } as const),
        values: [
          { line: 3, value: 'N/A' },
          { line: 9, value: 'twelve' },
        ],
      },
      {
        name: 'Born',
        expected: 'date',
        isText: false,
        rows: 1,
        isShown: false,
        values: [],
      } as const,
    ];
    const server = await open(
      importServer([anImport({ state: 'checked', check: aCheck(), unreadable })]),
    );
    const list = within(
      screen.getByRole('list', { name: 'Fields with values that could not be read' }),
    );
    expect(list.getByText(/2 values are not a number/)).toHaveTextContent(/read as text/);
    expect(list.getByText(/one value is not a day/)).toBeVisible();
    expect(list.getByText('The download names the rows.')).toBeVisible();
    await click('Show them');
    const values = screen.getByRole('table', { name: 'Values of Gift that could not be read' });
    expect(within(values).getByRole('row', { name: '9 twelve' })).toBeVisible();
    await click('Download as CSV');
    expect(server.asked).toEqual([
      ['saveCsv', { name: 'people - values that could not be read.csv', text: 'Line,Field\r\n' }],
    ]);
  });

  it('lists merged and rejected rows by line, and saves those rejected as CSV', async () => {
    const record = checked({ mergedRows: 1, merged: [{ line: 9, email: 'bo@example.org' }] });
    const rejectedRows = [{ line: 4, reason: 'noEmail' } as const];
    const server = await open(importServer([{ ...record, rejectedRows }]));
    await click('Merged rows, by line');
    expect(screen.getByRole('row', { name: '9 bo@example.org' })).toBeVisible();
    const rejected = screen.getByRole('table', { name: 'Rejected rows' });
    expect(within(rejected).getByRole('row', { name: '4 No email' })).toBeVisible();
    expect(screen.getByText(/Fill in the address/)).toBeVisible();
    await click('Download as CSV');
    expect(server.asked).toEqual([
      ['saveCsv', { name: 'people - rejected rows.csv', text: 'Line,Reason\r\n' }],
    ]);
  });

  const NOTHING = [
    [{ newSupporters: 0, changed: 0 }, /Everything in this file is stored already/],
    [{ newSupporters: 0, changed: 0, unchanged: 0 }, /Every row is rejected/],
    [{ newSupporters: 0, changed: 0, unchanged: 0, rows: 0 }, /The file has no rows/],
  ] as const;
  it.each(IN_LONG_RUN ? NOTHING : NOTHING.slice(0, 1))(
    'imports nothing where nothing would change',
    async (parts, sentence) => {
      await open(importServer([checked(parts)]));
      expect(screen.getByText(sentence)).toBeVisible();
      expect(screen.getByRole('button', { name: 'Nothing to import' })).toBeDisabled();
    },
  );

  it('is not run where another window has checked other columns meanwhile', async () => {
    const server = await open(importServer([checked()]));
    server.become({ check: aCheck({ id: 'check-2', newSupporters: 1 }) });
    await click('Import 7 supporters');
    expect(server.asked).toEqual([]);
    expect(screen.getByText(/was checked again in another window/)).toBeVisible();
    await click('Import 4 supporters');
    expect(names(server.asked)).toEqual(['runImport']);
  });

  itInLongRun('goes back to the columns as they were decided', async () => {
    const columns = [{ position: 2, name: 'Town', type: null, include: true }];
    const mapping = { emailPosition: 1, supporterIdPosition: null, columns };
    await open(importServer([{ ...checked(), mapping }]));
    await click('Back to the columns');
    expect(column('City').getByLabelText('Name')).toHaveValue('Town');
    await click('Check the file');
    await pass(1000);
    expect(step()).toBe('Check');
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
  expect(screen.queryByLabelText('CSV file')).not.toBeInTheDocument();
});
