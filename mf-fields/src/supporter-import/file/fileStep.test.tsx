import { succeeded } from 'shared-kernel/model';
import { itInLongRun } from 'shared-kernel/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { anImport } from '../testing/anImport';
import { importServer } from '../testing/importServer';
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
} from '../testing/importWalk';

freshImports();

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
    [
      'sheet.csv',
      'PK\u0003\u0004..',
      'This is a spreadsheet, not CSV: give it the ending .xlsx, or save it as CSV.',
    ],
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
  fileHolds(null);
  await user.upload(
    screen.getByLabelText('CSV file or Excel workbook'),
    new File(['a'], 'gone.csv'),
  );
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
    const words = screen.getByText(/^Drop your file here|^Drop it to read it/);
    if (words.parentElement === null) throw new Error('The words stand in no box');
    return words.parentElement;
  };
  const drop = async (...files: readonly File[]) => {
    fireEvent.drop(box(), { dataTransfer: { files } });
    await pass(0);
  };

  itInLongRun('says that it takes what is held over it, and takes it', async () => {
    await open();
    fileHolds(FILE);
    fireEvent.dragEnter(box());
    expect(screen.getByText('Drop it to read it')).toBeVisible();
    fireEvent.dragLeave(box(), { relatedTarget: document.body });
    expect(screen.getByText(/^Drop your file here/)).toBeVisible();
    await drop(new File([FILE], 'people.csv'));
    expect(screen.getByRole('heading', { name: 'people.csv' })).toBeVisible();
  });

  it('says first of all that a file is no text, and asks nothing about its text', async () => {
    await open();
    const pdf = '%PDF-1.7\n\0\0\0\0';
    fileHolds(pdf);
    await drop(new File([pdf], 'people.csv'));
    expect(await screen.findByText(/^This is not text/)).toBeVisible();
    expect(screen.queryByLabelText('Encoding')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Choose another file' })).toBeEnabled();
  });

  it('says why it does not take a file, at once, and takes another', async () => {
    await open();
    await drop(new File(['PK'], 'people.ods'));
    expect(screen.getByRole('alert')).toHaveTextContent(/^people\.ods is a spreadsheet/);
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
    fileHolds(FILE);
    const large = new File([new Uint8Array(4 * 512 * 1024)], 'people.csv');
    await user.upload(screen.getByLabelText('CSV file or Excel workbook'), large);
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
