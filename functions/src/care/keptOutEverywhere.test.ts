import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import type { CallableName } from '../testing/access/rows';
import { dropSnapshot } from '../snapshot/storeSnapshot';
import type { DocumentData } from '../store/documents';
import {
  ADA,
  askShow,
  aShowServer,
  exported,
  IN_YEAR,
  MILO,
  sendEvent,
  VALID_UNTIL,
  VERIFIED_ADA,
} from '../testing/aShow';
import { atLeast, SCOPE, YEAR } from '../testing/aYear';
import { importCsv } from '../testing/importCsv';
import type { TestServer } from '../testing/testServer';

/** What a question about supporters answers; equal to what it would if those of the list had never been there. */
type Asks = (on: TestServer) => Promise<unknown>;

/**
 * What each callable has to do with supporters: `asks` is compared. `nothing` says nothing of any of them; `file` is about
 * the file that somebody brings, before it is anybody's data; `person` answers for one person who asks for their rights,
 * on the list or not; `list` is the list itself.
 */
type Row = Asks | 'nothing' | 'file' | 'person' | 'list';

const call =
  (name: CallableName, request: (on: TestServer) => object | Promise<object>): Asks =>
  async (on) =>
    on.handlers.callables[name]({ ...IN_YEAR, ...(await request(on)) }, ADA);

const GIFTS = { id: 'draft', name: '', match: 'all', conditions: [atLeast('Gift', 5)] };
const TOTAL = { kind: 'sum', fields: { by: 'names', names: ['Gift'] }, isMoney: false };
const AT_ONCE = { screenIds: null, timeZone: 'Europe/London', from: null, until: null };
const AUDIENCE = {
  ...{ id: 'draft', match: 'allUsers', searchIds: [] },
  items: [{ id: 'one', conditions: [], conditionsMatch: 'all', texts: ['{field|Gift|0|none|}'] }],
};

const ROWS: Readonly<Record<CallableName, Row>> = {
  countSearch: call('countSearch', () => ({ search: GIFTS, requestId: 1 })),
  compareSearches: call('compareSearches', () => ({ searchIds: ['givers', 'gone'] })),
  previewSearch: call('previewSearch', () => ({
    search: { ...GIFTS, id: 'givers' },
    requestId: 1,
  })),
  countAudience: call('countAudience', () => ({ screen: AUDIENCE, requestId: 1 })),
  previewCalculatedField: call('previewCalculatedField', () => ({
    field: { id: 'draft', calculation: TOTAL },
    requestId: 1,
  })),
  // What an import did is told as of its file (D337); everything else is of the year.
  readHome: async (on) => ({
    ...((await on.handlers.callables.readHome(IN_YEAR, MILO)) as object),
    lastImport: null,
  }),
  readReach: call('readReach', () => ({})),
  // Tokens are signed at random: whom they are for is compared.
  exportLinks: async (on) => {
    const { rows, withoutId } = await exported(on);
    return { ids: rows.map(({ supporterId }) => supporterId), withoutId };
  },
  makeLink: async (on) => {
    const answers = [];
    for (let index = 0; index < 7; index += 1) {
      const request = { ...IN_YEAR, validUntil: VALID_UNTIL, supporter: emailOf(index) };
      answers.push(
        await on.handlers.callables.makeLink(request, ADA).then(
          () => 'a link',
          (refusal: unknown) => (refusal as Error).message,
        ),
      );
    }
    return answers;
  },
  sendTestLink: async (on) => {
    const answers = [];
    for (let index = 0; index < 7; index += 1) {
      const request = { ...IN_YEAR, supporter: emailOf(index) };
      answers.push(
        await on.handlers.callables.sendTestLink(request, VERIFIED_ADA).then(
          () => 'a mail',
          (refusal: unknown) => (refusal as Error).message,
        ),
      );
    }
    return [answers, await on.documents.count('mail')];
  },
  linkState: async (on) => {
    const { links } = (await on.handlers.callables.linkState(IN_YEAR, ADA)) as { links: number };
    return links;
  },
  readResults: call('readResults', () => ({})),
  readSupporter: async (on) => {
    const answers = [];
    for (let index = 0; index < 7; index += 1) {
      const request = { ...IN_YEAR, email: emailOf(index) };
      answers.push(await on.handlers.callables.readSupporter(request, ADA));
    }
    return answers.map((answer) => (answer as { supporter?: unknown }).supporter ?? null);
  },
  listAddresses: call('listAddresses', () => ({ prefix: 'kept-' })),
  showSensitiveField: call('showSensitiveField', () => ({ fieldName: 'Gift' })),
  setFieldType: async (on) => {
    const request = { ...IN_YEAR, fieldName: 'Gift', type: 'number' };
    await on.handlers.callables.setFieldType(request, ADA);
    return fieldList(on);
  },
  readCareList: 'list',
  addToCareList: 'list',
  endCareEntries: 'list',
  startImport: 'file',
  finishUpload: 'file',
  reinspectImport: 'file',
  checkImport: 'file',
  runImport: 'file',
  cancelImport: 'file',
  undoImport: 'file',
  downloadRejectedRows: 'file',
  eraseSupporter: 'person',
  exportSupporter: 'person',
  findSupporter: 'person',
  allowSupporter: 'person',
  revokeLink: 'person',
  revokeAllLinks: 'nothing',
  saveSharing: 'nothing',
  saveStory: 'nothing',
  saveCalculatedField: 'nothing',
  deleteCalculatedField: 'nothing',
  setNeverShare: 'nothing',
  describeField: 'nothing',
  readActivity: 'nothing',
  exportActivity: 'nothing',
  exportYear: 'nothing',
  bringBackYear: 'nothing',
  createOrganisation: 'nothing',
  renameOrganisation: 'nothing',
  savePreferences: 'nothing',
  setWhoPublishes: 'nothing',
  setEmailsMasked: 'nothing',
  showAddresses: call('showAddresses', () => ({ of: { kind: 'unseen' } })),
  setRole: 'nothing',
  saveBrand: 'nothing',
  saveYear: 'nothing',
  setYearOpen: 'nothing',
  deleteYear: 'nothing',
  restoreYear: 'nothing',
  deleteOrganisation: 'nothing',
  restoreOrganisation: 'nothing',
  listPeople: 'nothing',
  invitePerson: 'nothing',
  withdrawInvitation: 'nothing',
  listInvitations: 'nothing',
  takeUpInvitation: 'nothing',
  declineInvitation: 'nothing',
  leaveOrganisation: 'nothing',
  removeMember: 'nothing',
  setAdmin: 'nothing',
  describePicture: 'nothing',
  bringInPicture: 'nothing',
  readLibrary: 'nothing',
  readMediaUses: 'nothing',
  replacePicture: 'nothing',
  deleteFont: 'nothing',
  deletePicture: 'nothing',
  restorePicture: 'nothing',
  saveMapping: 'nothing',
  readMappings: 'nothing',
  renameMapping: 'nothing',
  deleteMapping: 'nothing',
  saveTemplate: 'nothing',
  readTemplates: 'nothing',
  renameTemplate: 'nothing',
  deleteTemplate: 'nothing',
  countPublishing: async (on) => {
    const draft = { name: 'Draft', order: 9, match: 'allUsers', searchIds: [], content: null };
    await on.documents.commit([{ kind: 'set', path: `${YEAR}/screens/draft`, data: draft }]);
    return call('countPublishing', () => AT_ONCE)(on);
  },
  readPublishing: 'nothing',
  readPublishedScreen: 'nothing',
  planPublishing: 'nothing',
  publish: 'nothing',
  approvePublication: 'nothing',
  withdrawPublication: 'nothing',
  goBackToPublication: 'nothing',
  takeDown: 'nothing',
  showAgain: 'nothing',
  setPublishingApproval: 'nothing',
  // Parts of definitions as staff wrote them: what was counted of them is left out.
  readVersions: 'nothing',
  readVersion: 'nothing',
  readBin: 'nothing',
  restoreDeleted: 'nothing',
  claimInstallation: 'nothing',
  restoreCalculatedField: 'nothing',
  // Ids, names and moments of what staff made.
  noteRollForward: 'nothing',
  readRollForwards: 'nothing',
  planRollForwardUndo: 'nothing',
  undoRollForward: 'nothing',
  deleteMyAccount: 'nothing',
  reportFault: 'nothing',
  readFaults: 'nothing',
};

/** The HTTP functions: shows are asked for below with every link; the others know no supporter who is stored. */
const ROUTES = {
  serveEmbed: 'shows',
  serveHostedPage: 'nothing',
  serveMedia: 'nothing',
  serveRemotes: 'nothing',
  uploadImportChunk: 'file',
  uploadPicture: 'nothing',
} as const;

interface Person {
  readonly gift: number;
  readonly deceased: boolean;
  /** How the list names them; null where it does not. */
  readonly by: 'email' | 'supporterId' | 'oddEmail' | null;
}

interface World {
  readonly people: readonly Person[];
  /** Who is deceased is out by a search. */
  readonly bySearch: boolean;
  readonly path: (typeof PATHS)[number];
}

/** What happens to the year, and when the list is written. */
const PATHS = [
  'list last',
  'list first',
  'imported again',
  'written by another sync',
  'types set',
  'types set without a snapshot',
  'undone',
] as const;

const aPerson = fc.record({
  gift: fc.integer({ min: 1, max: 9 }),
  deceased: fc.boolean(),
  by: fc.constantFrom('email', 'supporterId', 'oddEmail', null, null),
});
const aWorld: fc.Arbitrary<World> = fc.record({
  people: fc.array(aPerson, { minLength: 1, maxLength: 7 }),
  bySearch: fc.boolean(),
  path: fc.constantFrom(...PATHS),
});

const emailOf = (index: number): string => `kept-${String(index)}@example.org`;
const idOf = (index: number): string => `9${String(1000 + index)}`;
const isOut = ({ by, deceased }: Person, { bySearch }: World): boolean =>
  by !== null || (bySearch && deceased);

const rowOf = ({ gift, deceased }: Person, index: number): string =>
  [emailOf(index), idOf(index), gift, `Town ${String(index)}`, deceased ? 'Yes' : 'No'].join();

/** Whoever is always there, so that no year is empty. */
const csvOf = (rows: readonly string[]): string =>
  ['Email,Supporter Id,Gift,Town,Deceased', 'always@example.org,1,3,Home,No', ...rows].join('\n');

const DECEASED = {
  match: 'all',
  conditions: [
    {
      ...{ id: 'c', dataType: 'field', fieldType: 'data', dataIdMatch: 'exact' },
      ...{ dataId: 'Deceased', dataEqualsOperator: '==', dataValue: 'Yes' },
      ...{ pageAction: 'completed', pageCheckDate: true },
    },
  ],
};

function entriesOf({ people, bySearch }: World): readonly DocumentData[] {
  const entry = { effect: 'out', reason: 'bereavement', note: '', lastDay: null };
  const named = people.flatMap(({ by }, index) => {
    if (by === null) return [];
    const value =
      by === 'supporterId'
        ? `0${idOf(index)}`
        : by === 'email'
          ? emailOf(index)
          : ` MAILTO:${emailOf(index).toUpperCase()} `;
    return [{ ...entry, of: by === 'supporterId' ? by : 'email', value }];
  });
  const search = { ...entry, of: 'search', value: 'Deceased is Yes', search: DECEASED };
  return bySearch ? [...named, search] : named;
}

/** The world with everybody in it and the list; or without those of the list, and without a list. */
async function made(world: World, isTwin: boolean): Promise<TestServer> {
  const on = aShowServer({
    'screens/all': { name: 'All', order: 3, match: 'allUsers', searchIds: [] },
  });
  const seeded = [
    ...(await on.documents.list(`${YEAR}/supporters`)),
    ...(await on.documents.list(`${YEAR}/fieldsList`)),
  ];
  await on.documents.commit(seeded.map(({ path }) => ({ kind: 'delete' as const, path })));
  const rows = world.people.flatMap((person, index) =>
    isTwin && isOut(person, world) ? [] : [rowOf(person, index)],
  );
  const list = async (): Promise<void> => {
    const entries = entriesOf(world);
    if (isTwin || entries.length === 0) return;
    await on.handlers.callables.addToCareList({ organisationId: 'grove', entries }, ADA);
    await on.settled();
  };
  const bring = async (text: string) => {
    const { id } = await importCsv(on, text);
    await on.settled();
    return id;
  };
  if (world.path === 'list first') await list();
  await bring(csvOf(rows));
  // Everybody has a link, and one of the list has opened it.
  await on.handlers.callables.exportLinks({ ...IN_YEAR, validUntil: VALID_UNTIL }, ADA);
  if (world.path !== 'list first') await list();
  if (world.path === 'imported again') await bring(csvOf(rows).replace(/Town|Home/g, 'New'));
  if (world.path === 'written by another sync') {
    await dropSnapshot(on.services, SCOPE);
    const everything = { ...IN_YEAR, search: GIFTS, requestId: 9 };
    await on.handlers.callables.countSearch(everything, ADA);
  }
  if (world.path === 'types set without a snapshot') await dropSnapshot(on.services, SCOPE);
  if (world.path.startsWith('types set')) {
    const request = { ...IN_YEAR, fieldName: 'Gift', type: 'string' };
    await on.handlers.callables.setFieldType(request, ADA);
  }
  if (world.path === 'undone') {
    const importId = await bring(csvOf(rows).replace(/Town|Home/g, 'New'));
    await on.handlers.callables.undoImport({ ...IN_YEAR, importId }, ADA);
  }
  await on.settled();
  return on;
}

const fieldList = async (on: TestServer): Promise<unknown> =>
  (await on.documents.list(`${YEAR}/fieldsList`)).map(({ id, data }) => ({ id, ...data }));

/** What clients read of documents themselves. */
async function stored(on: TestServer): Promise<unknown> {
  const definitions = [
    ...(await on.documents.list(`${YEAR}/searches`)),
    ...(await on.documents.list(`${YEAR}/screens`)),
  ];
  const year = await on.data(YEAR);
  const { total } = year['supportersData'] as { readonly total: number };
  return {
    total,
    combined: year['screensCombinedSupportersMatched'],
    definitions: definitions.map(({ id, data }) => [
      id,
      data['supportersMatched'],
      data['supportersMatchedEmails'],
      data['supportersMatchedSpread'],
    ]),
    fields: await fieldList(on),
    spreads: (await on.documents.list(`${YEAR}/fieldSpreads`)).length,
  };
}

it('no path shows or counts whom the care list names: all is as if they had never been there', async () => {
  await fc.assert(
    fc.asyncProperty(aWorld, async (world) => {
      const [on, twin] = [await made(world, false), await made(world, true)];
      expect(await stored(on)).toEqual(await stored(twin));
      for (const [name, row] of Object.entries(ROWS))
        if (typeof row === 'function')
          expect([name, await row(on)]).toEqual([name, await row(twin)]);
      const out = world.people.flatMap((person, index) => (isOut(person, world) ? [index] : []));
      const marks = await on.documents.list(`${YEAR}/keptOut`);
      expect(marks.map(({ id }) => id)).toEqual(expect.arrayContaining(out.map(emailOf)));
      const links = await on.documents.list(`${YEAR}/personalLinks`);
      expect(links.length).toBeGreaterThan(0);
    }),
    { numRuns: 25 },
  );
}, 240_000);

it('every callable and HTTP function says what it has to do with supporters', () => {
  const { callables } = aShowServer().handlers;
  expect(Object.keys(ROWS).sort()).toEqual(Object.keys(callables).sort());
  const production = readFileSync(join(__dirname, '../index.ts'), 'utf8');
  const routes = [...production.matchAll(/^export const (\w+) = onRequest\(/gm)].map(
    ([, name]) => name,
  );
  expect(Object.keys(ROUTES).sort()).toEqual(routes.sort());
});

it('no link opened before shows them, and no event of theirs is counted', async () => {
  const world: World = {
    people: [{ gift: 2, deceased: false, by: 'email' }],
    bySearch: false,
    path: 'list last',
  };
  const on = await made({ ...world, people: [{ gift: 2, deceased: false, by: null }] }, false);
  const { rows } = await exported(on);
  const link = rows.find(({ supporterId }) => supporterId === idOf(0))?.link ?? '';
  const token = link.slice(link.indexOf('#s=') + 3);
  expect(await (await askShow(on, token)).json()).toHaveProperty('screens');
  const event = (of: string) => ({ token: of, event: 'opened', screen: 0 });
  await sendEvent(on, event(token));
  const before = await on.documents.list(`${YEAR}/results`);
  expect(before).not.toEqual([]);
  const entries = entriesOf(world);
  await on.handlers.callables.addToCareList({ organisationId: 'grove', entries }, ADA);
  expect(await (await askShow(on, token)).json()).toEqual({ version: 1, code: 'expired-link' });
  await sendEvent(on, event(token));
  await on.settled();
  // Of the one before alone.
  expect(await on.documents.list(`${YEAR}/results`)).toEqual(before);
});
