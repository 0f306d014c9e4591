import { asId, type ScreenId, type SearchId } from 'shared-kernel/model';
import { IN_LONG_RUN, itInLongRun } from 'shared-kernel/testing';
import { screen, within } from '@testing-library/react';
import { aCheck, anImport } from '../testing/anImport';
import { COLUMNS, importServer } from '../testing/importServer';
import { click, column, freshImports, names, open, pass, step, user } from '../testing/importWalk';

freshImports();

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
