import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DocumentWrite } from 'functions/handlers';
import { openDataFolder } from 'local-backend';
import { importVerb } from '../importVerb';

export const YEAR = 'organisations/grove/years/2026';
export const TO_GROVE = ['--organisation', 'grove', '--year', '2026'];
export const CSV = [
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

let made: string;
let folder: string;
let dataDirectory: string;

/** Gives each test of a file a folder of its own, with a data folder in it that holds the grove. */
export function inFolderOfGrove(): void {
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
}

export const inFolder = (name: string): string => join(folder, name);
export const dataFolder = (): string => dataDirectory;

export type Data = Awaited<ReturnType<typeof openDataFolder>>;

/** Works on the data folder, or through the backend that runs on it, and releases it. */
export async function inData<T>(work: (data: Data) => Promise<T>): Promise<T> {
  const data = await openDataFolder(dataDirectory, { log: () => undefined });
  try {
    return await work(data);
  } finally {
    await data.close();
  }
}

export const emails = (): Promise<readonly string[]> =>
  inData(async ({ documents }) => (await documents.list(`${YEAR}/supporters`)).map(({ id }) => id));

export const everything = (): Promise<unknown> =>
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

export async function run(
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

export async function runJson(csv: string, ...options: readonly string[]) {
  await writeFile(join(folder, 'supporters.csv'), csv);
  const { exitCode, output } = await run(['supporters.csv', ...TO_GROVE, '--json', ...options]);
  return { exitCode, report: JSON.parse(output) as unknown };
}
