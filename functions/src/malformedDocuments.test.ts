import fc from 'fast-check';
import {
  extremesOf,
  FUZZ_TIMEOUT_MS,
  fuzzRuns,
  malformedJson,
  mutated,
  numbersIn,
  VALID_DOCUMENTS,
} from 'shared-kernel/testing/fuzz';
import type { DocumentData } from './store/documents';
import {
  ADA,
  anItem,
  aShownScreen,
  aShowServer,
  getShow,
  IN_YEAR,
  tokenOf,
  VALID_UNTIL,
} from './testing/aShow';
import type { TestServer } from './testing/testServer';
import { YEAR } from './testing/aYear';

/** Rows of the pages: one of each kind, as it is stored. */
const ROWS: Readonly<Record<string, DocumentData>> = {
  [`${YEAR}/searches/spoiled`]: VALID_DOCUMENTS.search,
  [`${YEAR}/screens/spoiled`]: VALID_DOCUMENTS.screen,
  [`${YEAR}/fieldsList/spoiled`]: VALID_DOCUMENTS.field,
  [`${YEAR}/imports/spoiled`]: { ...VALID_DOCUMENTS.importRecord, state: 'done' },
  [`${YEAR}/results/2026-05-01~1`]: { opened: 12, finished: 11, shared: 0, left: { hello: 3 } },
  'organisations/grove/activity/spoiled': {
    deed: 'linksExported',
    at: new Date('2026-05-01T00:00:00Z'),
    by: 'ada@example.org',
    yearId: '2026',
    person: '',
  },
  'organisations/grove/invitations/new@example.org': {
    email: 'new@example.org',
    admin: false,
    invitedBy: 'ada@example.org',
    invitedAt: new Date('2026-05-01T00:00:00Z'),
  },
  'organisations/grove/templates/spoiled': VALID_DOCUMENTS.template,
  'organisations/grove/savedMappings/spoiled': VALID_DOCUMENTS.savedMapping,
  'users/somebody': { ...VALID_DOCUMENTS.user, organisation: 'grove' },
};

const GIVERS = `${YEAR}/searches/givers`;

const QUESTIONS: Readonly<Record<string, (server: TestServer) => Promise<unknown>>> = {
  readReach: ask('readReach', IN_YEAR),
  readMappings: ask('readMappings', { organisationId: IN_YEAR.organisationId }),
  readTemplates: ask('readTemplates', { organisationId: IN_YEAR.organisationId }),
  readMediaUses: ask('readMediaUses', { organisationId: IN_YEAR.organisationId }),
  readResults: ask('readResults', IN_YEAR),
  linkState: ask('linkState', IN_YEAR),
  exportLinks: ask('exportLinks', { ...IN_YEAR, validUntil: VALID_UNTIL }),
  listPeople: ask('listPeople', { organisationId: IN_YEAR.organisationId }),
  readActivity: ask('readActivity', { organisationId: IN_YEAR.organisationId }),
  exportSupporter: ask('exportSupporter', { ...IN_YEAR, email: 'robin@example.org' }),
  startImport: ask('startImport', {
    ...IN_YEAR,
    fileName: 'new.csv',
    sizeBytes: 900,
    chunkCount: 1,
    fingerprint: 'a'.repeat(64),
    options: { encoding: null, delimiter: null, headerRow: null },
  }),
  countSearch: ask('countSearch', {
    ...IN_YEAR,
    search: { id: 'draft', name: '', match: 'all', conditions: [] },
    requestId: 1,
  }),
  countAudience: ask('countAudience', {
    ...IN_YEAR,
    screen: {
      ...{ id: 'draft', match: 'anySearches', searchIds: ['givers'] },
      items: [
        {
          ...{ id: 'one', conditions: [], conditionsMatch: 'all' },
          texts: ['{field|Gift|0|none|} {search|givers|0|none|}'],
        },
      ],
    },
    requestId: 1,
  }),
};

function ask(name: keyof TestServer['handlers']['callables'], data: object) {
  return ({ handlers }: TestServer): Promise<unknown> => handlers.callables[name](data, ADA);
}

/** As it has always been there: no event tells of it, and supporters see it as it stands. */
async function spoil(server: TestServer, path: string, data: DocumentData): Promise<void> {
  server.holdEvents = true;
  // The log is only added to.
  const kind = path.includes('/activity/') ? 'create' : 'set';
  await server.documents.commit([{ kind, path, data }]);
  server.holdEvents = false;
}

/** What the engine reports of a match type that it does not know (spec §5, D8). */
const MATCH_TYPE = /^(Search|Screen|Item) does not have a valid (conditions )?match type: /;

const anyRow = fc
  .constantFrom(...Object.entries(ROWS))
  .chain(([path, data]) => mutated(data, malformedJson).map((spoiled) => [path, spoiled] as const));

it(
  'a row that was spoiled stops nobody: members are answered, and supporters see their screens',
  async () => {
    await fc.assert(
      fc.asyncProperty(anyRow, async ([path, spoiled]) => {
        fc.pre(typeof spoiled === 'object' && spoiled !== null && !Array.isArray(spoiled));
        const server = aShowServer({
          'screens/always': aShownScreen(0, [anItem('Always there')]),
        });
        const token = await tokenOf(server);
        await spoil(server, path, spoiled as DocumentData);
        await server.documents.commit([{ kind: 'merge', path: GIVERS, data: { match: 'any' } }]);
        await server.settled();
        for (const [name, question] of Object.entries(QUESTIONS)) {
          const answered = await question(server).catch((failure: unknown) => failure);
          if (answered instanceof Error)
            throw new Error(`${name}: ${answered.message}`, { cause: answered });
        }
        expect(await (await getShow(server, token)).text()).toContain('Always there');
        expect(await server.data(GIVERS)).toMatchObject({
          supportersMatched: 1,
        });
        expect(server.logged.filter((line) => !MATCH_TYPE.test(line))).toEqual([]);
      }),
      fuzzRuns('stored rows at the server'),
    );
  },
  FUZZ_TIMEOUT_MS,
);

const ROW_EXTREMES = Object.entries(ROWS).flatMap(([path, data]) =>
  extremesOf(data)
    .filter((extreme) => extreme.path === '*')
    .map(({ number, data: extreme }) => [path, number, extreme] as const),
);

it('whatever number is stored, every answer and every show is within bounds', async () => {
  for (const [path, number, data] of ROW_EXTREMES) {
    const server = aShowServer({ 'screens/always': aShownScreen(0, [anItem('Always there')]) });
    const token = await tokenOf(server);
    const shown = path.includes('/screens/') ? { match: 'allUsers' } : {};
    await spoil(server, path, { ...(data as DocumentData), ...shown });
    const show: unknown = await (await getShow(server, token)).json();
    const answers: unknown[] = [show];
    for (const question of Object.values(QUESTIONS)) answers.push(await question(server));
    const beyond = answers
      .flatMap(numbersIn)
      .filter((value) => !(Math.abs(value) <= Number.MAX_SAFE_INTEGER));
    expect([path, number, beyond]).toEqual([path, number, []]);
  }
});
