import { createHash } from 'node:crypto';
import { truncateSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TERMINAL, yearScope, type DocumentWrite } from 'functions/handlers';
import { openDataFolder, startLocalBackend } from 'local-backend';
import { firestoreAlone } from 'local-backend/testing';
import { aWorkbook } from 'supporter-data/testing';
import { IN_LONG_RUN, itInLongRun } from 'shared-kernel/testing';
import { importArguments, USAGE } from './importArguments';
import { importVerb } from './importVerb';
import { FileFault } from './openFile';
import { takeThrough } from './takeThrough';
import { startGcsServer } from '../../registry/test/gcsServer';

const YEAR = 'organisations/grove/years/2026';
const TO_GROVE = ['--organisation', 'grove', '--year', '2026'];
const CSV = [
  'Email,First Name,Joined,Card',
  'ann@example.org,Ann,1/2/2026,4111111111111111',
  'bob@example.org,,3/4/2026,4111111111111111',
  ',Nobody,1/1/2026,',
].join('\n');

/** An organisation with a year, a search, and a screen for everybody. */
const GROVE: readonly DocumentWrite[] = [
  { kind: 'set', path: 'organisations/grove', data: { name: 'The Grove' } },
  {
    kind: 'set',
    path: YEAR,
    data: { name: '2026', dateFrom: new Date('2025-12-31'), dateTo: new Date('2027-01-01') },
  },
  {
    kind: 'set',
    path: `${YEAR}/screens/all`,
    data: { name: 'All', order: 1, match: 'allUsers', searchIds: [] },
  },
];

let folder: string;
let dataDirectory: string;
let made: string;
beforeAll(async () => {
  made = await mkdtemp(join(tmpdir(), 'import-made-'));
  dataDirectory = join(made, 'data');
  await inData((data) => data.documents.commit(GROVE));
});
afterAll(() => rm(made, { recursive: true }));
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-'));
  dataDirectory = join(folder, 'data');
  await cp(join(made, 'data'), dataDirectory, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

type Data = Awaited<ReturnType<typeof openDataFolder>>;

/** Works on the data folder, or through the backend that runs on it, and releases it. */
async function inData<T>(work: (data: Data) => Promise<T>): Promise<T> {
  const data = await openDataFolder(dataDirectory, { log: () => undefined });
  try {
    return await work(data);
  } finally {
    await data.close();
  }
}

const emails = (): Promise<readonly string[]> =>
  inData(async ({ documents }) => (await documents.list(`${YEAR}/supporters`)).map(({ id }) => id));

const everything = (): Promise<unknown> =>
  inData(async ({ documents }) =>
    Promise.all([
      documents.get(YEAR),
      ...['supporters', 'fieldsList', 'imports', 'screens', 'snapshot'].map((collection) =>
        documents.list(`${YEAR}/${collection}`),
      ),
    ]),
  );

interface Ran {
  readonly exitCode: number;
  readonly output: string;
  readonly messages: string;
}

async function run(
  args: readonly string[],
  {
    env = { DATA_DIR: dataDirectory },
    cancelAt,
  }: { env?: Record<string, string>; cancelAt?: Pick<RegExp, 'test'> } = {},
): Promise<Ran> {
  const cancelling = new AbortController();
  let output = '';
  let messages = '';
  const exitCode = await importVerb({
    args,
    env: { ...env, INIT_CWD: folder },
    cancelled: cancelling.signal,
    output: { write: (text) => (output += text) },
    messages: {
      write: (text) => {
        messages += text;
        if (cancelAt?.test(text) === true) cancelling.abort();
      },
    },
  });
  return { exitCode, output, messages };
}

async function runJson(csv: string, ...options: readonly string[]) {
  await writeFile(join(folder, 'supporters.csv'), csv);
  const { exitCode, output } = await run(['supporters.csv', ...TO_GROVE, '--json', ...options]);
  return { exitCode, report: JSON.parse(output) as unknown };
}

/** Everything that `--json` prints; programs read it, so it must not change. */
const FIRST = {
  result: 'done',
  message: '',
  organisation: 'grove',
  year: '2026',
  file: 'supporters.csv',
  dryRun: false,
  absent: 'keep',
  counted: true,
  rows: {
    total: 3,
    erased: 0,
    merged: 0,
    short: 0,
    rejected: {
      total: 1,
      noEmail: 1,
      invalidEmail: 0,
      tooManyCells: 0,
      other: 0,
      where: [{ line: 4, reason: 'noEmail' }],
    },
  },
  supporters: { newSupporters: 2, changed: 0, unchanged: 0, removed: 0, absent: 0 },
  fields: {
    new: ['First Name', 'Joined'],
    gone: [],
    ofChangedType: [],
    ofCalculatedName: [],
    brokenUses: [],
    brokenUsesMore: 0,
  },
  columns: [
    {
      position: 1,
      header: 'Email',
      name: 'Email',
      use: 'email',
      type: 'string',
      notes: [{ code: 'emailByName', text: 'Taken as the email column by its name.' }],
    },
    {
      position: 2,
      header: 'First Name',
      name: 'First Name',
      use: 'data',
      type: 'string',
      notes: [],
    },
    {
      position: 3,
      header: 'Joined',
      name: 'Joined',
      use: 'data',
      type: 'date',
      notes: [
        {
          code: 'ambiguousDates',
          text: expect.stringContaining(
            'It is read as day/month: 1/2/2026 is 1 February',
          ) as string,
        },
      ],
    },
    {
      position: 4,
      header: 'Card',
      name: 'Card',
      use: 'leftOut',
      type: 'number',
      notes: [{ code: 'refused', text: expect.stringContaining('card numbers') as string }],
    },
  ],
  columnsAsIn: null,
  headerRow: 1,
};

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
    await writeFile(join(folder, 'supporters.csv'), CSV);
    const { exitCode, output, messages } = await run(['supporters.csv', ...TO_GROVE]);
    expect(exitCode).toBe(0);
    expect(messages).toContain(`Importing into the data folder ${dataDirectory}\n`);
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

describe('npm run import after an import in the browser', () => {
  const browsers = new TextEncoder().encode('Email,Gift,Note\nann@example.org,5,x');

  /** An import as a person does it: "Gift" gets another name, "Note" is left out. */
  const byHand = async ({ handlers, documents, settled }: Data, upTo: 'checked' | 'done') => {
    const year = yearScope('grove', '2026');
    const file = {
      fileName: 'supporters.csv',
      sizeBytes: browsers.byteLength,
      chunkCount: 1,
      fingerprint: createHash('sha256').update(browsers).digest('hex'),
      options: { encoding: null, delimiter: null },
    };
    const started = await handlers.callables.startImport({ ...year, ...file }, TERMINAL);
    const { importId } = started as { readonly importId: string };
    const path = `/api/imports/${year.organisationId}/${year.yearId}/${importId}/chunks/0`;
    const request = new Request(`http://localhost${path}`, { method: 'POST', body: browsers });
    await handlers.chunkUpload(request, TERMINAL);
    const ask = async (name: 'finishUpload' | 'checkImport' | 'runImport', rest: object) => {
      await handlers.callables[name]({ ...year, importId, ...rest }, TERMINAL);
      await settled(year);
    };
    await ask('finishUpload', {});
    const mapping = {
      emailPosition: 1,
      supporterIdPosition: null,
      columns: [
        { position: 2, name: 'Donation', type: null, include: true },
        { position: 3, name: 'Note', type: null, include: false },
      ],
    };
    await ask('checkImport', { mapping });
    const record = await documents.get(`${YEAR}/imports/${importId}`);
    const { id: checkId } = record?.data['check'] as { readonly id: string };
    if (upTo === 'done') await ask('runImport', { checkId, absent: 'keep' });
  };

  itInLongRun('leaves one alone that is not finished, and begins its own', async () => {
    await inData((data) => byHand(data, 'checked'));
    const before = await everything();
    const text = new TextDecoder().decode(browsers);
    expect(await runJson(text, '--dry-run')).toMatchObject({ report: { result: 'checked' } });
    expect(await everything()).toEqual(before);

    const { report } = await runJson(text);
    expect(report).toMatchObject({ result: 'done', fields: { new: ['Gift', 'Note'] } });
    const states = await inData(async ({ documents }) =>
      (await documents.list(`${YEAR}/imports`)).map(({ data }) => data['state']),
    );
    expect(states.sort()).toEqual(['checked', 'done']);
  });

  itInLongRun('reads the columns as a person chose them there', async () => {
    await inData((data) => byHand(data, 'done'));
    const { report } = await runJson('Note,Email,Gift,Town\ny,bob@example.org,7,Leeds');
    expect(report).toMatchObject({
      result: 'done',
      fields: { new: ['Town'], gone: [] },
      columns: [{ use: 'leftOut' }, { use: 'email' }, { use: 'data', name: 'Donation' }, {}],
      columnsAsIn: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
    });
    const bob = await inData(({ documents }) =>
      documents.get(`${YEAR}/supporters/bob@example.org`),
    );
    expect(bob?.data['fields']).toEqual({ Donation: '7', Town: 'Leeds' });
    const said = await run(['supporters.csv', ...TO_GROVE]);
    expect(said.output).toContain('Columns of the same names are as in the import of ');
  });
});

describe('npm run import beside the product', () => {
  itInLongRun('imports through the backend that is running on the data folder', async () => {
    const backend = await startLocalBackend({ port: 0, dataDirectory, demo: false });
    try {
      expect(await runJson(CSV)).toEqual({ exitCode: 0, report: FIRST });
      expect(await emails()).toEqual(['ann@example.org', 'bob@example.org']);
    } finally {
      await backend.close();
    }
    expect(await emails()).toEqual(['ann@example.org', 'bob@example.org']);
  });

  itInLongRun(
    'imports into the Firestore that Google’s variables name, and a bucket',
    async () => {
      const firestore = await firestoreAlone(dataDirectory);
      const bucket = await startGcsServer();
      // Google's libraries read the environment of the process.
      const env = {
        FIRESTORE_EMULATOR_HOST: `127.0.0.1:${String(firestore.grpcPort)}`,
        GOOGLE_CLOUD_PROJECT: 'demo-supporter-screens',
        STORAGE_EMULATOR_HOST: bucket.origin,
      };
      Object.assign(process.env, env);
      try {
        await writeFile(join(folder, 'supporters.csv'), CSV);
        const importing = (more: object) =>
          run(['supporters.csv', ...TO_GROVE], { env: { ...env, ...more } });
        const { output: refused } = await importing({});
        expect(refused).toContain('MEDIA_BUCKET is not set');
        const { exitCode, messages } = await importing({ MEDIA_BUCKET: 'demo-files' });
        expect(messages).toContain('Importing into Firestore of demo-supporter-screens\n');
        expect(exitCode).toBe(0);
        const left = await fetch(`${bucket.origin}/storage/v1/b/demo-files/o`);
        expect(await left.json()).toMatchObject({
          items: [
            { name: expect.stringMatching(/^documents\/grove\/2026\/snapshot-.+-0$/) as string },
          ],
        });
      } finally {
        for (const name of Object.keys(env)) Reflect.deleteProperty(process.env, name);
        await firestore.close();
        await bucket.close();
      }
      expect(await emails()).toEqual(['ann@example.org', 'bob@example.org']);
    },
    300_000,
  );

  it('says what to do where another program holds the data folder', async () => {
    const { exitCode, report } = await inData(() => runJson(CSV));
    expect(exitCode).toBe(1);
    expect(report).toMatchObject({
      result: 'refused',
      message: `The data folder ${dataDirectory} is in use by another local backend. It cannot be reached from here: stop it, and try again.`,
      rows: null,
      supporters: null,
      fields: null,
      columns: [],
    });
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
    await writeFile(join(folder, 'people.xlsx'), await aWorkbook(sheets));
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
      await writeFile(join(folder, 'supporters.csv'), CSV);
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
    await mkdir(join(folder, 'folder.csv'));
    expect((await run(['folder.csv', ...TO_GROVE])).output).toContain('it is a folder');
  });

  it('a file that becomes shorter before it is sent', async () => {
    const file = join(folder, 'supporters.csv');
    await writeFile(file, CSV);
    const atStart = { test: () => (truncateSync(file, 5), false) };
    const { exitCode, output } = await run(['supporters.csv', ...TO_GROVE], { cancelAt: atStart });
    expect(exitCode).toBe(1);
    expect(output).toContain('supporters.csv cannot be read: it has become shorter meanwhile.');
  });

  it('a file that cannot be read to its end, and keeps nothing of its import', async () => {
    const asked = importArguments(['supporters.csv', ...TO_GROVE], folder);
    if (!asked.ok || asked.value === 'help') throw new Error('not understood');
    const work = { asked: asked.value, scope: yearScope('grove', '2026') };
    const csv = new TextEncoder().encode(CSV);
    let reads = 0;
    const slice = (from: number, to: number) => {
      reads += 1;
      // The first time for the fingerprint alone.
      if (reads > 1) throw new FileFault('The disk is gone.');
      return csv.slice(from, to);
    };
    await inData(async (data) => {
      const ended = takeThrough({
        ...work,
        server: { ...data, where: '' },
        bytes: { byteLength: csv.byteLength, slice },
        cancelled: new AbortController().signal,
        say: () => undefined,
      });
      await expect(ended).rejects.toThrow('The disk is gone.');
      const imports = await data.documents.list(`${YEAR}/imports`);
      expect(imports.map((one) => one.data['state'])).toEqual(['cancelled']);
    });
  });

  it('a data folder that is not there, and makes none', async () => {
    await writeFile(join(folder, 'supporters.csv'), CSV);
    const args = ['supporters.csv', ...TO_GROVE];
    const nowhere = join(folder, 'nowhere');
    expect((await run(args, { env: { DATA_DIR: nowhere } })).output).toContain(
      `There is no data folder ${nowhere}: run npm start once`,
    );
    await expect(readFile(nowhere)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('to guess which database is meant', async () => {
    await writeFile(join(folder, 'supporters.csv'), CSV);
    const env = { DATA_DIR: dataDirectory, GOOGLE_CLOUD_PROJECT: 'production' };
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
    await writeFile(join(folder, 'many.csv'), MANY);
    const { exitCode, output, messages } = await run(['many.csv', ...TO_GROVE, '--json'], {
      cancelAt: /^(Reading|Comparing|Keeping|Writing)/,
    });
    expect(messages).toMatch(/\nCancelling\n/);
    expect(exitCode).toBe(1);
    expect(JSON.parse(output)).toMatchObject({ result: 'cancelled', counted: false });
    expect(await emails()).toEqual(['ann@example.org', 'bob@example.org']);
  });

  it('before it begins, leaves no trace', async () => {
    await writeFile(join(folder, 'many.csv'), MANY);
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
