import { writeFile } from 'node:fs/promises';
import { aWorkbook } from 'supporter-data/testing';
import { itInLongRun } from 'shared-kernel/testing';
import { FIRST } from './testing/firstReport';
import {
  CSV,
  TO_GROVE,
  YEAR,
  dataFolder,
  emails,
  everything,
  inData,
  inFolder,
  inFolderOfGrove,
  run,
  runJson,
} from './testing/groveFolder';

inFolderOfGrove();

describe('npm run import', () => {
  it('imports a file, counts the year, and reports it as JSON', async () => {
    expect(await runJson(CSV)).toEqual({ exitCode: 0, report: FIRST });
    expect(await emails()).toEqual(['ann@example.org', 'bob@example.org']);
    const all = await inData(({ documents }) => documents.get(`${YEAR}/screens/all`));
    expect(all?.data['supportersMatched']).toBe(2);
  });

  itInLongRun('changes nothing with the same file again', async () => {
    await runJson(CSV);
    const { exitCode, report } = await runJson(CSV);
    expect(exitCode).toBe(0);
    expect(report).toMatchObject({
      result: 'done',
      message: 'Everything in this file is stored already.',
      supporters: { newSupporters: 0, changed: 0, unchanged: 2, removed: 0, absent: 0 },
    });
  });

  itInLongRun('leaves nothing behind after a dry run', async () => {
    await runJson(CSV);
    const before = await everything();
    const { exitCode, report } = await runJson(
      'Email\nann@example.org\ncat@example.org',
      '--dry-run',
      '--absent',
      'remove',
    );
    expect(exitCode).toBe(0);
    expect(report).toMatchObject({
      result: 'checked',
      dryRun: true,
      counted: false,
      supporters: { newSupporters: 1, unchanged: 1, removed: 1, absent: 1 },
      fields: { gone: ['First Name', 'Joined'] },
    });
    expect(await everything()).toEqual(before);
  });

  itInLongRun('keeps those who are not in the file, unless told to remove them', async () => {
    await runJson(CSV);
    const other = 'Email,First Name\ncat@example.org,Cat';
    await runJson(other);
    expect(await emails()).toEqual(['ann@example.org', 'bob@example.org', 'cat@example.org']);
    const { report } = await runJson(other, '--absent', 'remove');
    expect(report).toMatchObject({ absent: 'remove', supporters: { removed: 2, unchanged: 1 } });
    expect(await emails()).toEqual(['cat@example.org']);
  });

  itInLongRun(
    'finds the column names below a title, and takes them from the row that it is told',
    async () => {
      const titled = `All supporters\nGenerated on 3 May 2026\n\n${CSV}`;
      const { report } = await runJson(titled, '--dry-run');
      expect(report).toMatchObject({
        result: 'checked',
        headerRow: 4,
        rows: { total: 3, rejected: { where: [{ line: 7 }] } },
      });
      const told = await runJson(`Email,Name\n${CSV}`, '--dry-run', '--header-row', '2');
      expect(told.report).toMatchObject({
        headerRow: 2,
        columns: { length: 4 },
        rows: { total: 3 },
      });
      const blank = await runJson(titled, '--header-row', '3');
      expect(blank).toMatchObject({ exitCode: 1, report: { result: 'refused', headerRow: null } });

      const { output } = await run(['supporters.csv', ...TO_GROVE, '--dry-run']);
      expect(output).toContain(
        '\n\nThe column names are in row 4; what stands above is left out.\n',
      );
    },
  );

  itInLongRun('says which columns are read in the place of calculated fields', async () => {
    const calculation = { kind: 'yearsSince', field: 'Since' };
    const path = `${YEAR}/calculatedFields/joined`;
    await inData((data) =>
      data.documents.commit([{ kind: 'set', path, data: { name: 'Joined', calculation } }]),
    );
    const { report } = await runJson(CSV, '--dry-run');
    expect(report).toMatchObject({ fields: { ofCalculatedName: ['Joined'] } });
    const { output } = await run(['supporters.csv', ...TO_GROVE, '--dry-run']);
    expect(output).toContain('  Read in the place of calculated fields of the same name: Joined\n');
  });

  itInLongRun('says the same in words', async () => {
    await writeFile(inFolder('supporters.csv'), CSV);
    const { exitCode, output, messages } = await run(['supporters.csv', ...TO_GROVE]);
    expect(exitCode).toBe(0);
    expect(messages).toContain(`Importing into the data folder ${dataFolder()}\n`);
    expect(output).toBe(
      [
        'supporters.csv → grove, 2026',
        'Imported.',
        '',
        '  Rows in the file            3',
        '  New supporters              2',
        '  Supporters with changes     0',
        '  Supporters without changes  0',
        '  Rejected rows               1',
        '',
        'Searches and screens are counted.',
        '',
        'Rejected rows',
        '  line 4: No email',
        '',
        'Columns to look at',
        '  Joined: Every date here could also be month/day. It is read as day/month: 1/2/2026 is 1 February 2026 (not 2 January 2026); 3/4/2026 is 3 April 2026 (not 4 March 2026).',
        '  Card: Left out: its values look like card numbers. These are never stored here.',
        '',
        'Fields',
        '  New: First Name, Joined',
        '',
      ].join('\n'),
    );
  });
});

describe('of a workbook', () => {
  const sheets = {
    Notes: [['Read me']],
    Givers: [
      ['Email', 'Joined'],
      ['ann@example.org', new Date(Date.UTC(2026, 2, 9))],
    ],
  };
  const importWorkbook = async (...options: readonly string[]) => {
    await writeFile(inFolder('people.xlsx'), await aWorkbook(sheets));
    const { exitCode, output } = await run(['people.xlsx', ...TO_GROVE, '--json', ...options]);
    return { exitCode, report: JSON.parse(output) as unknown };
  };

  it('the sheet that is named goes in, with its days', async () => {
    expect((await importWorkbook('--sheet', 'Givers')).exitCode).toBe(0);
    const [ann] = await inData(({ documents }) => documents.list(`${YEAR}/supporters`));
    expect(ann?.data).toEqual({ supporterId: '', fields: { Joined: '09/03/2026' } });
  });

  it('the first sheet is taken where none is named, and one that is not there is asked about', async () => {
    expect(await importWorkbook()).toMatchObject({
      exitCode: 1,
      report: { message: 'The file has no email column.' },
    });
    expect(await importWorkbook('--sheet', 'People')).toMatchObject({
      exitCode: 1,
      report: { message: 'There is no sheet “People”. There is: Notes, Givers.' },
    });
    expect((await runJson('Email\nann@example.org', '--sheet', 'Givers')).report).toMatchObject({
      message: '--sheet is for workbooks (.xlsx), and supporters.csv is none.',
    });
    expect(await emails()).toEqual([]);
  });
});
