import { screen, within } from '@testing-library/react';
import {
  choose,
  click,
  freshImports,
  open,
  pass,
  step,
  user,
  workbook,
} from '../testing/importWalk';

freshImports();

const GIVERS = 'Email,City\nzoe@example.org,Malmö\n';

const header = (name: string) =>
  within(screen.getByRole('table', { name: 'First rows of the file' })).queryByRole(
    'columnheader',
    { name },
  );

async function chooseWorkbook(sheets: Readonly<Record<string, string>>): Promise<void> {
  workbook.sheets = sheets;
  await choose('PK', 'people.xlsx');
  await pass(10);
}

describe('a workbook', () => {
  it('is read as its only sheet, without questions about its text', async () => {
    const server = await open();
    await chooseWorkbook({ Givers: GIVERS });
    expect(header('City')).toBeVisible();
    expect(screen.queryByLabelText('Sheet')).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Encoding')).not.toBeInTheDocument();
    expect(screen.queryByText(/plain line ends/)).not.toBeInTheDocument();
    expect(screen.getByLabelText('Row with the column names')).toBeVisible();
    await click('Continue to the columns');
    expect(server.asked[0]).toEqual([
      'startImport',
      {
        fileName: 'people.xlsx',
        options: { encoding: 'utf-8', delimiter: ',', headerRow: null },
      },
    ]);
    await pass(1_000);
    expect(step()).toBe('Columns');
  });

  it('lets a person choose among its sheets, and stay at the choice', async () => {
    const server = await open();
    await chooseWorkbook({ Notes: 'Read me\n', Givers: GIVERS });
    expect(header('Read me')).toBeVisible();
    const sheet = screen.getByLabelText('Sheet');
    await user.selectOptions(sheet, 'Givers');
    await pass(10);
    expect(sheet).toBeVisible();
    expect(sheet).toHaveValue('Givers');
    expect(header('City')).toBeVisible();
    await click('Continue to the columns');
    expect(server.asked[0]).toMatchObject(['startImport', { fileName: 'people.xlsx (Givers)' }]);
  });

  it('that cannot be read says why, and leads back', async () => {
    await open();
    workbook.fault = 'This workbook is protected by a password: save it without one, or as CSV.';
    await chooseWorkbook({});
    expect(screen.getByText(workbook.fault)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Continue to the columns' })).toBeDisabled();
    await click('Choose another file');
    expect(screen.getByLabelText('CSV file or Excel workbook')).toBeInTheDocument();
  });

  it('that was moved meanwhile is asked for again', async () => {
    await open();
    workbook.sheets = { Givers: GIVERS };
    await choose(null, 'people.xlsx');
    await pass(10);
    expect(screen.getByText('The file cannot be read')).toBeVisible();
  });
});
