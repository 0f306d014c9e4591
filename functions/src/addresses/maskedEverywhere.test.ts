import type { CallableName } from '../testing/access/rows';
import {
  ADA,
  aShowServer,
  exported,
  IN_YEAR,
  MILO,
  VALID_UNTIL,
  VERIFIED_ADA,
} from '../testing/aShow';
import { atLeast, YEAR } from '../testing/aYear';
import { checkCsv, importCsv } from '../testing/importCsv';
import type { TestServer } from '../testing/testServer';

/** Addresses that stand nowhere else; everybody of the year has one. */
const ADDRESS = /only-[a-z0-9]+@seeded\.example/;
const MASK = 'o…@seeded.example';
const VERA = { uid: 'vera', token: { email: 'vera@example.org' } };

const csv = (gift = 5): string =>
  [
    'Email,Supporter Id,Gift,Partner,Town',
    ...Array.from(
      { length: 6 },
      (_, n) =>
        `only-${String(n)}@seeded.example,9${String(n)},${String(gift + n)},only-p${String(n)}@seeded.example,Town`,
    ),
    // Merged into an earlier row.
    'only-1@seeded.example,91,7,only-p1@seeded.example,Town',
  ].join('\n');

const setMasked = (on: TestServer, emailsMasked: boolean, caller = ADA): Promise<unknown> =>
  on.handlers.callables.setEmailsMasked({ organisationId: 'grove', emailsMasked }, caller);

async function seeded(): Promise<TestServer> {
  const on = aShowServer({
    'screens/none': SCREEN,
    'screens/all': { ...SCREEN, match: 'allUsers' },
  });
  const before = [
    ...(await on.documents.list(`${YEAR}/supporters`)),
    ...(await on.documents.list(`${YEAR}/fieldsList`)),
  ];
  await on.documents.commit([
    ...before.map(({ path }) => ({ kind: 'delete' as const, path })),
    { kind: 'set', path: 'users/vera', data: { organisation: 'grove' } },
    { kind: 'set', path: 'organisations/grove/roles/vera', data: { role: 'viewer' } },
  ]);
  return on;
}

const SCREEN = { name: 'All', order: 3, match: 'allSearches', searchIds: ['givers'] };

const recount = async (on: TestServer): Promise<void> => {
  for (const path of [`${YEAR}/searches/givers`, `${YEAR}/screens/all`])
    await on.documents.commit([{ kind: 'merge', path, data: { supportersMatchedUpdate: true } }]);
  await on.settled();
};

/** What rules let members read, supporters aside, of whom each is read by the address (firestore.rules). */
const READABLE =
  /^organisations\/[^/]+(\/years\/[^/]+(\/(fieldsList|calculatedFields|fieldSpreads|imports|jobs|searches|screens)\/[^/]+)?)?$/;

const readable = (on: TestServer): string =>
  JSON.stringify(on.documents.everything().filter(([path]) => READABLE.test(path)));

const everything = (on: TestServer) =>
  on.documents.everything().filter(([path]) => !path.includes('/activity/'));

describe('what browsers read of documents', () => {
  it('has every address as long as nobody wants masks, and nothing is kept apart', async () => {
    const on = await seeded();
    await importCsv(on, csv());
    await recount(on);
    expect(readable(on)).toMatch(ADDRESS);
    expect(readable(on)).not.toContain('…');
    expect(await on.documents.list(`${YEAR}/addresses`)).toEqual([]);
  });

  it('has masks of all that is counted and imported afterwards', async () => {
    const on = await seeded();
    await setMasked(on, true);
    await importCsv(on, csv());
    await recount(on);
    await checkCsv(on, csv(9));
    await on.settled();
    expect(readable(on)).not.toMatch(ADDRESS);
    expect(await on.data(`${YEAR}/searches/givers`)).toMatchObject({ supportersMatchedEmails: [] });
    const { supportersMatchedEmails: all } = await on.data(`${YEAR}/screens/all`);
    expect(all).toEqual(Array<string>(6).fill(MASK));
    expect(JSON.stringify(await on.documents.list(`${YEAR}/addresses`))).toMatch(ADDRESS);
  });

  it('is masked where it is stored already, and is what it was when masks are taken off', async () => {
    const on = await seeded();
    await importCsv(on, csv());
    await recount(on);
    const before = everything(on);
    await setMasked(on, true);
    await setMasked(on, true);
    expect(readable(on)).not.toMatch(ADDRESS);
    expect(await on.documents.list('organisations/grove/addressWork')).toEqual([]);
    await setMasked(on, false);
    await on.settled();
    const after = everything(on).map(([path, { emailsMasked: _, ...data }]) => [path, data]);
    expect(after.sort()).toEqual([...before].sort());
  });

  it('is gone on with where it died, whichever way it was', async () => {
    const on = await seeded();
    await importCsv(on, csv());
    for (const wanted of [true, false])
      for (const commits of [1, 2, 3]) {
        await setMasked(on, !wanted);
        const { revive } = on.documents.failAfter(commits);
        await setMasked(on, wanted).catch(() => undefined);
        revive();
        await on.restarted().resumeAll({ exclusive: true });
        await on.settled();
        expect([wanted, commits, ADDRESS.test(readable(on))]).toEqual([wanted, commits, !wanted]);
      }
  });

  it('is masked also by what had begun before it was switched on', async () => {
    const on = await seeded();
    await importCsv(on, csv());
    // As soon as the count has read what there is to count, and before it writes.
    const { countingThreads } = on.services;
    let isOn = false;
    const slow = on.restarted({
      countingThreads: {
        ...countingThreads,
        ask: async (...asked) => {
          const answer = await countingThreads.ask(...asked);
          if (!isOn) {
            isOn = true;
            await setMasked(on, true);
          }
          return answer;
        },
      },
    });
    on.holdEvents = true;
    const path = `${YEAR}/screens/all`;
    await on.documents.commit([
      { kind: 'merge', path, data: { supportersMatchedUpdate: true, supportersMatchedEmails: [] } },
    ]);
    await slow.resumeAll({ exclusive: true });
    expect(isOn).toBe(true);
    expect(await on.data(path)).toMatchObject({
      supportersMatched: 6,
      supportersMatchedUpdate: false,
    });
    expect(JSON.stringify(await on.data(path))).toContain(MASK);
    expect(readable(on)).not.toMatch(ADDRESS);
  });

  it.each([
    ['dies then', false],
    ['ends before', true],
  ])('follows a setting that another process changes meanwhile, which %s', async (_, ends) => {
    const on = await seeded();
    await importCsv(on, csv());
    await recount(on);
    await setMasked(on, true);
    // Somebody switches it on again before what is kept apart goes.
    let isAgain = false;
    const organisation = { path: 'organisations/grove', data: { emailsMasked: true } };
    const work = { path: 'organisations/grove/addressWork/current', data: { state: 'working' } };
    const hooked = on.restarted({
      documents: {
        ...on.documents,
        list: async (collection, ...rest) => {
          const found = await on.documents.list(collection, ...rest);
          if (collection === `${YEAR}/addresses` && !isAgain) {
            isAgain = true;
            if (ends) await setMasked(on, true);
            else
              await on.documents.commit([
                { kind: 'merge', ...organisation },
                { kind: 'set', ...work },
              ]);
          }
          return found;
        },
      },
    });
    const request = { organisationId: 'grove', emailsMasked: false };
    await hooked.callables.setEmailsMasked(request, ADA);
    expect(isAgain).toBe(true);
    expect(readable(on)).not.toMatch(ADDRESS);
    const { emails } = (await on.handlers.callables.showAddresses(
      { ...IN_YEAR, of: { kind: 'screen', id: 'all' } },
      MILO,
    )) as { readonly emails: readonly string[] };
    expect(emails).toHaveLength(6);
    expect(emails.every((email) => ADDRESS.test(email))).toBe(true);
  });

  it('keeps apart what a year of an older product has in its own field list', async () => {
    const on = await seeded();
    const example = { value: '1', supporterEmail: 'only-old@seeded.example' };
    const list = {
      Gift: { type: 'number', exampleValues: { random: [example], largest: example } },
    };
    await on.documents.commit([{ kind: 'merge', path: YEAR, data: { fields: { list } } }]);
    await setMasked(on, true);
    expect(readable(on)).not.toMatch(ADDRESS);
    expect(await on.data(`${YEAR}/addresses/year`)).toMatchObject({
      fields: ['only-old@seeded.example', 'only-old@seeded.example'],
    });
  });

  it('loses what is kept apart with the search that it is of', async () => {
    const on = await seeded();
    await setMasked(on, true);
    await importCsv(on, csv());
    await recount(on);
    const apart = `${YEAR}/addresses/screens~all`;
    expect(await on.documents.get(apart)).not.toBeNull();
    await on.documents.commit([{ kind: 'delete', path: `${YEAR}/screens/all` }]);
    await on.settled();
    expect(await on.documents.get(apart)).toBeNull();
  });

  it('and what is kept apart forgets whom the organisation erases or keeps out', async () => {
    const on = await seeded();
    await setMasked(on, true);
    await importCsv(on, csv());
    await recount(on);
    const apart = async () =>
      JSON.stringify(
        (await on.documents.list(`${YEAR}/addresses`)).filter(
          ({ id }) => !id.startsWith('imports'),
        ),
      );
    expect(await apart()).toContain('only-0@');
    await on.handlers.callables.eraseSupporter({ ...IN_YEAR, email: 'only-0@seeded.example' }, ADA);
    await on.settled();
    expect(JSON.stringify(await on.documents.list(`${YEAR}/addresses`))).not.toContain('only-0@');
    const entry = { effect: 'out', reason: 'bereavement', note: '', lastDay: null };
    const entries = [{ ...entry, of: 'email', value: 'only-2@seeded.example' }];
    await on.handlers.callables.addToCareList({ organisationId: 'grove', entries }, ADA);
    await on.settled();
    expect(await apart()).not.toContain('only-2@');
    expect(await apart()).toContain('only-3@');
    expect(readable(on)).not.toMatch(ADDRESS);
  });
});

/**
 * What a callable may answer a member: `masked` is asked here. `nothing` answers no email of a supporter that was not in
 * the question; `explicit` is what an admin does with addresses on purpose, and what the log says of it (D377).
 */
type Row = 'explicit' | 'nothing' | ((on: TestServer) => Promise<unknown>);

const asked =
  (name: CallableName, request: object): Row =>
  async (on) =>
    on.handlers.callables[name]({ ...IN_YEAR, ...request }, MILO);
const TOTAL = { kind: 'sum', fields: { by: 'names', names: ['Gift'] }, isMoney: false };
const GIFTS = { id: 'draft', name: '', match: 'all', conditions: [atLeast('Gift', 5)] };

const ROWS: Readonly<Record<CallableName, Row>> = {
  countSearch: asked('countSearch', { search: GIFTS, requestId: 1 }),
  compareSearches: asked('compareSearches', { searchIds: ['givers', 'gone'] }),
  previewSearch: asked('previewSearch', { search: { ...GIFTS, id: 'givers' }, requestId: 1 }),
  countAudience: asked('countAudience', {
    screen: { id: 'draft', match: 'allUsers', searchIds: [], items: [] },
    requestId: 1,
  }),
  previewCalculatedField: asked('previewCalculatedField', {
    field: { id: 'draft', calculation: TOTAL },
    requestId: 1,
  }),
  readReach: asked('readReach', {}),
  readResults: asked('readResults', {}),
  readSupporter: async (on) => {
    const example = { of: { kind: 'screen', id: 'all' }, index: 0 };
    const answer = await on.handlers.callables.readSupporter({ ...IN_YEAR, example }, MILO);
    expect(answer).toMatchObject({ outcome: 'found', supporter: { email: MASK } });
    return answer;
  },
  listAddresses: async (on) => {
    const request = { ...IN_YEAR, prefix: 'only-' };
    return on.handlers.callables.listAddresses(request, ADA);
  },
  linkState: asked('linkState', {}),
  countPublishing: asked('countPublishing', {
    ...{ screenIds: null, timeZone: 'Europe/London', from: null, until: null },
  }),
  readPublishing: asked('readPublishing', {}),
  planPublishing: asked('planPublishing', {
    ...{ screenIds: null, timeZone: 'Europe/London', from: null, until: null },
  }),
  readVersions: asked('readVersions', { kind: 'search', id: 'givers' }),
  readBin: asked('readBin', {}),
  setFieldType: async (on) =>
    on.handlers.callables.setFieldType({ ...IN_YEAR, fieldName: 'Gift', type: 'string' }, ADA),
  describeField: 'nothing',
  setNeverShare: 'nothing',
  showAddresses: 'explicit',
  showSensitiveField: asked('showSensitiveField', { fieldName: 'Gift' }),
  readCareList: 'explicit',
  addToCareList: 'nothing',
  endCareEntries: 'nothing',
  exportLinks: async (on) => exported(on),
  downloadRejectedRows: 'explicit',
  exportSupporter: 'explicit',
  findSupporter: 'explicit',
  eraseSupporter: 'explicit',
  allowSupporter: 'nothing',
  readActivity: async (on) => on.handlers.callables.readActivity({ organisationId: 'grove' }, ADA),
  exportActivity: async (on) =>
    on.handlers.callables.exportActivity({ organisationId: 'grove' }, ADA),
  exportYear: async (on) => on.handlers.callables.exportYear(IN_YEAR, ADA),
  startImport: 'nothing',
  finishUpload: 'nothing',
  reinspectImport: 'nothing',
  checkImport: 'nothing',
  runImport: 'nothing',
  cancelImport: 'nothing',
  undoImport: 'nothing',
  makeLink: async (on) => {
    const request = { ...IN_YEAR, validUntil: VALID_UNTIL, supporter: 'only-3@seeded.example' };
    return on.handlers.callables.makeLink(request, ADA);
  },
  sendTestLink: async (on) => {
    const request = { ...IN_YEAR, supporter: 'only-3@seeded.example' };
    const answer = await on.handlers.callables.sendTestLink(request, VERIFIED_ADA);
    const mails = await on.documents.list('mail');
    expect(JSON.stringify(mails)).toContain(MASK);
    return { answer, mails };
  },
  revokeLink: 'nothing',
  revokeAllLinks: 'nothing',
  saveSharing: 'nothing',
  saveStory: 'nothing',
  saveCalculatedField: 'nothing',
  deleteCalculatedField: 'nothing',
  bringBackYear: 'nothing',
  createOrganisation: 'nothing',
  renameOrganisation: 'nothing',
  savePreferences: 'nothing',
  setWhoPublishes: 'nothing',
  setEmailsMasked: 'nothing',
  setRole: 'nothing',
  saveBrand: 'nothing',
  saveYear: 'nothing',
  deleteYear: 'nothing',
  restoreYear: 'nothing',
  setYearOpen: 'nothing',
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
  readPublishedScreen: 'nothing',
  publish: 'nothing',
  approvePublication: 'nothing',
  withdrawPublication: 'nothing',
  goBackToPublication: 'nothing',
  takeDown: 'nothing',
  showAgain: 'nothing',
  setPublishingApproval: 'nothing',
  readVersion: 'nothing',
  restoreDeleted: 'nothing',
  restoreCalculatedField: 'nothing',
  noteRollForward: 'nothing',
  readRollForwards: 'nothing',
  planRollForwardUndo: 'nothing',
  undoRollForward: 'nothing',
  deleteMyAccount: 'nothing',
  reportFault: 'nothing',
  claimInstallation: 'nothing',
  readHome: asked('readHome', {}),
  readFaults: 'nothing',
};

async function maskedServer(): Promise<TestServer> {
  const on = await seeded();
  await importCsv(on, csv());
  await recount(on);
  await setMasked(on, true);
  await on.handlers.callables.exportLinks({ ...IN_YEAR, validUntil: VALID_UNTIL }, ADA);
  return on;
}

describe('what callables answer', () => {
  it('has every callable in it', () => {
    const { callables } = aShowServer().handlers;
    expect(Object.keys(ROWS).sort()).toEqual(Object.keys(callables).sort());
  });

  it('has no address of an example', async () => {
    const on = await maskedServer();
    for (const [name, row] of Object.entries(ROWS))
      if (typeof row === 'function')
        expect([name, JSON.stringify(await row(on))]).toEqual([
          name,
          expect.not.stringMatching(ADDRESS),
        ]);
    expect(readable(on)).not.toMatch(ADDRESS);
  });

  it('has the masks of the same examples', async () => {
    const on = await maskedServer();
    await on.documents.commit(
      ['all', 'hello', 'none', 'thanks'].map((id) => ({
        kind: 'delete' as const,
        path: `${YEAR}/screens/${id}`,
      })),
    );
    await on.settled();
    expect(await on.handlers.callables.readReach(IN_YEAR, MILO)).toMatchObject({
      unseen: { total: 6, supporterEmails: Array<string>(6).fill(MASK) },
    });
  });
});

describe('showing addresses', () => {
  const show = async (on: TestServer, of: object, caller = MILO) =>
    (await on.handlers.callables.showAddresses({ ...IN_YEAR, of }, caller)) as {
      readonly emails: readonly string[];
    };
  const lines = async (on: TestServer) =>
    (await on.documents.list('organisations/grove/activity')).filter(
      ({ data }) => data['deed'] === 'addressesShown',
    );

  it('answers who may edit, in the order of the masks, and the log says so', async () => {
    const on = await maskedServer();
    const kinds = [
      { kind: 'screen', id: 'all' },
      { kind: 'combined', screens: '2' },
      { kind: 'field', name: 'Gift' },
      { kind: 'longest' },
      { kind: 'calculated', field: { id: 'draft', calculation: TOTAL }, requestId: 2 },
      { kind: 'matched', search: GIFTS, requestId: 3 },
      { kind: 'gained', search: GIFTS, requestId: 4 },
      { kind: 'lost', search: { ...GIFTS, id: 'some', conditions: [] }, requestId: 5 },
    ];
    const some = { ...GIFTS, conditions: [{ id: 'c0', ...atLeast('Gift', 5) }] };
    await on.documents.commit([{ kind: 'set', path: `${YEAR}/searches/some`, data: some }]);
    for (const of of kinds) {
      const { emails } = await show(on, of);
      expect([of, emails.length]).not.toEqual([of, 0]);
      expect(emails.every((email) => ADDRESS.test(email))).toBe(true);
    }
    expect(await lines(on)).toHaveLength(kinds.length);
    expect((await lines(on)).map(({ data }) => data['subject'])).toContain('All');
    expect(JSON.stringify(await lines(on))).not.toMatch(ADDRESS);
    expect(await show(on, { kind: 'search', id: 'nobody' })).toEqual({ emails: [] });
  });

  it('refuses whoever looks only, and notes nothing', async () => {
    const on = await maskedServer();
    await expect(show(on, { kind: 'screen', id: 'all' }, VERA)).rejects.toMatchObject({
      code: 'permission-denied',
    });
    expect(await lines(on)).toEqual([]);
  });

  it('is held to a pace', async () => {
    const on = await maskedServer();
    const of = { kind: 'screen', id: 'all' };
    for (let n = 0; n < 20; n += 1) await show(on, of);
    await expect(show(on, of)).rejects.toMatchObject({ code: 'resource-exhausted' });
    expect(await lines(on)).toHaveLength(20);
    on.advance(10_000);
    await show(on, of);
  });

  it('is left out by previews of an example, which note who looked at whom', async () => {
    const on = await maskedServer();
    const example = { of: { kind: 'field', name: 'Gift' }, index: 0 };
    const answer = await on.handlers.callables.readSupporter({ ...IN_YEAR, example }, VERA);
    expect(answer).toMatchObject({ outcome: 'found', supporter: { email: MASK } });
    expect(JSON.stringify(answer)).not.toMatch(ADDRESS);
    const seen = (await on.documents.list('organisations/grove/activity')).filter(
      ({ data }) => data['deed'] === 'supporterSeen',
    );
    expect(seen).toHaveLength(1);
    const nobody = { of: example.of, index: 99 };
    expect(
      await on.handlers.callables.readSupporter({ ...IN_YEAR, example: nobody }, MILO),
    ).toEqual({ outcome: 'absent' });
  });
});

it('only admins choose, and the log says what', async () => {
  const on = await seeded();
  await expect(setMasked(on, true, MILO)).rejects.toMatchObject({ code: 'permission-denied' });
  await setMasked(on, true);
  await setMasked(on, true);
  await setMasked(on, false);
  const actions = (await on.documents.list('organisations/grove/activity')).map(
    ({ data }) => data['deed'],
  );
  expect(actions.filter((action) => String(action).startsWith('emails')).sort()).toEqual([
    'emailsMasked',
    'emailsShown',
  ]);
});
