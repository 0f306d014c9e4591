import { truncateSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { IN_LONG_RUN, itInLongRun } from 'shared-kernel/testing';
import { USAGE } from './importArguments';
import {
  CSV,
  TO_GROVE,
  YEAR,
  dataFolder,
  emails,
  inData,
  inFolder,
  inFolderOfGrove,
  run,
  runJson,
} from './testing/groveFolder';

inFolderOfGrove();

describe('npm run import refuses', () => {
  const REFUSED = [
    ['Name\nAnn', 'The file has no email column.'],
    ['', 'The file is empty.'],
    ['Email,Name', 'The file has no rows: there is nothing to import.'],
    ['Email,Name\nann,Ann', expect.stringMatching(/^Every row is rejected: /) as string],
    [
      'PK\u0003\u0004',
      'This is a spreadsheet, not CSV: give it the ending .xlsx, or save it as CSV.',
    ],
  ] as const;
  it.each(IN_LONG_RUN ? REFUSED : REFUSED.slice(0, 1))(
    'a file of %j as the browser does',
    async (csv, message) => {
      const { exitCode, report } = await runJson(csv);
      expect(exitCode).toBe(1);
      expect(report).toMatchObject({ message, counted: false });
      expect(await emails()).toEqual([]);
    },
    30_000,
  );

  it.each([
    ['gone', '2026', 'There is no organisation “gone”. There is: grove (The Grove).'],
    ['a/b', '2026', 'There is no organisation “a/b”. There is: grove (The Grove).'],
    ['grove', '1999', 'grove has no year “1999”. There is: 2026.'],
  ])(
    'organisation %s, year %s, and names those that there are',
    async (organisation, year, said) => {
      await writeFile(inFolder('supporters.csv'), CSV);
      const args = ['supporters.csv', '--organisation', organisation, '--year', year];
      const { exitCode, output } = await run([...args, '--json']);
      expect(exitCode).toBe(1);
      expect(JSON.parse(output)).toMatchObject({ result: 'refused', message: said });
    },
  );

  it('a file that cannot be read', async () => {
    const missing = await run(['gone.csv', ...TO_GROVE]);
    expect(missing).toMatchObject({ exitCode: 1, messages: '' });
    expect(missing.output).toContain('gone.csv cannot be read: there is no such file.');
    await mkdir(inFolder('folder.csv'));
    expect((await run(['folder.csv', ...TO_GROVE])).output).toContain('it is a folder');
  });

  it('a file that becomes shorter before it is sent', async () => {
    const file = inFolder('supporters.csv');
    await writeFile(file, CSV);
    const atStart = { test: () => (truncateSync(file, 5), false) };
    const { exitCode, output } = await run(['supporters.csv', ...TO_GROVE], { cancelAt: atStart });
    expect(exitCode).toBe(1);
    expect(output).toContain('supporters.csv cannot be read: it has become shorter meanwhile.');
  });

  it('a data folder that is not there, and makes none', async () => {
    await writeFile(inFolder('supporters.csv'), CSV);
    const args = ['supporters.csv', ...TO_GROVE];
    const nowhere = inFolder('nowhere');
    expect((await run(args, { env: { DATA_DIR: nowhere } })).output).toContain(
      `There is no data folder ${nowhere}: run npm start once`,
    );
    await expect(readFile(nowhere)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('to guess which database is meant', async () => {
    await writeFile(inFolder('supporters.csv'), CSV);
    const env = { DATA_DIR: dataFolder(), GOOGLE_CLOUD_PROJECT: 'production' };
    expect((await run(['supporters.csv', ...TO_GROVE], { env })).output).toContain(
      'DATA_DIR and GOOGLE_CLOUD_PROJECT are both set: unset the one that is not meant.',
    );
  });

  it.each<[readonly string[], string]>([
    [[], 'Which file?'],
    [['a.csv', 'b.csv'], 'One file at a time, not a.csv and b.csv.'],
    [['a.csv'], 'Which organisation? Give --organisation ID.'],
    [['a.csv', '--organisation', 'grove'], 'Which year? Give --year ID.'],
    [['a.csv', ...TO_GROVE, '--absent', 'drop'], '--absent is keep or remove, not “drop”.'],
    ...['0', '-1', '1.5', 'two', '1001'].map((row): [readonly string[], string] => [
      ['a.csv', ...TO_GROVE, `--header-row=${row}`],
      `--header-row is a number from 1 to 1,000, not “${row}”.`,
    ]),
    [['a.csv', ...TO_GROVE, '--dryrun'], "Unknown option '--dryrun'."],
  ])('to guess what %j means', async (args, sentence) => {
    expect(await run(args)).toEqual({
      exitCode: 2,
      output: '',
      messages: `${sentence}\n\n${USAGE}`,
    });
  });

  it('nothing when asked for its usage, which names every option', async () => {
    expect(await run(['--help'])).toEqual({ exitCode: 0, output: USAGE, messages: '' });
    expect(USAGE.match(/--[a-z-]+/g)).toEqual([
      '--organisation',
      '--year',
      '--organisation',
      '--year',
      '--sheet',
      '--header-row',
      '--dry-run',
      '--absent',
      '--json',
      '--help',
    ]);
  });
});

describe('npm run import, cancelled', () => {
  // So many that a look finds them on the way.
  const MANY = [
    'Email,Gift',
    ...Array.from({ length: 200_000 }, (_, at) => `s${String(at)}@example.org,${String(at % 7)}`),
  ].join('\n');

  itInLongRun('in the middle, leaves the supporters as they were', async () => {
    await runJson(CSV);
    await writeFile(inFolder('many.csv'), MANY);
    const { exitCode, output, messages } = await run(['many.csv', ...TO_GROVE, '--json'], {
      cancelAt: /^(Reading|Comparing|Keeping|Writing)/,
    });
    expect(messages).toMatch(/\nCancelling\n/);
    expect(exitCode).toBe(1);
    expect(JSON.parse(output)).toMatchObject({ result: 'cancelled', counted: false });
    expect(await emails()).toEqual(['ann@example.org', 'bob@example.org']);
  });

  it('before it begins, leaves no trace', async () => {
    await writeFile(inFolder('many.csv'), MANY);
    const { exitCode, output } = await run(['many.csv', ...TO_GROVE], {
      cancelAt: /^Importing into/,
    });
    expect(exitCode).toBe(1);
    expect(output).toBe(
      'many.csv → grove, 2026\nCancelled: the supporters are as they were before.\n',
    );
    const imports = inData(({ documents }) => documents.count(`${YEAR}/imports`));
    expect(await imports).toBe(0);
  });
});
