import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fields, FirestoreValue } from '../../src/documents/values/value';
import { loadRules, type RuleRequest } from '../../src/rules';
import { int, NOW, text, type World } from './asking';
import { aContent, aRecord, bool, double, earlier, list, map, now } from './documents';

const ruleset = loadRules(readFileSync(join(__dirname, '../../../firestore.rules'), 'utf8'));

const EVERYBODY = ['signedOut', 'nobody', 'stranger', 'member', 'admin', 'superadmin'] as const;
type Person = (typeof EVERYBODY)[number];

const emailOf = (person: string): string => `${person}@example.org`;

const profile = (person: string): FirestoreValue =>
  map({ email: text(emailOf(person)), firstName: text('Ada') });

/** `stranger` belongs to another organisation, `nobody` to none. */
const WORLD: World = {
  'users/nobody': { profile: profile('nobody') },
  'users/stranger': { profile: profile('stranger'), organisation: text('other') },
  'users/member': { profile: profile('member'), organisation: text('trust') },
  'users/admin': { profile: profile('admin'), organisation: text('trust') },
  'organisations/trust/admins/admin': {},
  'organisations/other/admins/stranger': {},
  'superadmins/superadmin': {},
};

const YEAR = 'organisations/trust/years/2026';
const OWN: readonly Person[] = ['member', 'admin', 'superadmin'];

async function decide(
  person: Person,
  request: Pick<RuleRequest, 'method' | 'path'> & Partial<RuleRequest>,
  world: World = WORLD,
  afterwards: World = {},
): Promise<boolean> {
  const token = { email: emailOf(person), email_verified: true };
  const reader = (one: World) => (path: string) => Promise.resolve(one[path] ?? null);
  const { allowed } = await ruleset.decide(
    {
      auth: person === 'signedOut' ? null : { uid: person, token },
      resource: null,
      newResource: null,
      time: NOW,
      ...request,
    },
    { before: reader(world), after: reader({ ...world, ...afterwards }) },
  );
  return allowed;
}

async function allowedOf(
  request: Pick<RuleRequest, 'method' | 'path'> & Partial<RuleRequest>,
): Promise<readonly Person[]> {
  const answers = await Promise.all(EVERYBODY.map((person) => decide(person, request)));
  return EVERYBODY.filter((_, at) => answers[at] === true);
}

it('a collection group is closed to everybody', async () => {
  const query = { from: [{ collectionId: 'searches', allDescendants: true }] };
  expect(await allowedOf({ method: 'list', path: 'searches', query })).toEqual([]);
});

describe('users', () => {
  const member = WORLD['users/member'] ?? {};
  const create = (newResource: Fields) =>
    ({ method: 'create', path: 'users/member', newResource }) as const;
  const update = (changes: Fields) =>
    ({
      method: 'update',
      path: 'users/member',
      resource: member,
      newResource: { ...member, ...changes },
    }) as const;

  it('everybody creates the own document, with the profile alone', async () => {
    expect(await allowedOf(create({ profile: profile('member') }))).toEqual(['member']);
  });

  it.each<readonly [what: string, fields: Fields]>([
    ['an organisation', { profile: profile('member'), organisation: text('trust') }],
    ['roles', { profile: profile('member'), roles: map({ admin: bool(true) }) }],
    ["another person's email", { profile: profile('admin') }],
    ['no profile', {}],
    ['a profile without first name', { profile: map({ email: text(emailOf('member')) }) }],
    [
      'more in the profile',
      {
        profile: map({
          email: text(emailOf('member')),
          firstName: text('A'),
          organisation: text('trust'),
        }),
      },
    ],
    [
      'a first name that is no text',
      { profile: map({ email: text(emailOf('member')), firstName: int(1) }) },
    ],
    [
      'a first name without end',
      { profile: map({ email: text(emailOf('member')), firstName: text('A'.repeat(101)) }) },
    ],
  ])('nobody creates one with %s', async (_, fields) => {
    expect(await allowedOf(create(fields))).toEqual([]);
  });

  it('everybody changes the own first name', async () => {
    const renamed = map({ email: text(emailOf('member')), firstName: text('Eve') });
    expect(await allowedOf(update({ profile: renamed }))).toEqual(['member']);
  });

  it.each<readonly [what: string, changes: Fields]>([
    ['organisation', { organisation: text('other') }],
    ['roles', { roles: map({ superadmin: bool(true) }) }],
    ['email', { profile: profile('admin') }],
  ])('nobody changes the own %s', async (_, changes) => {
    expect(await allowedOf(update(changes))).toEqual([]);
  });

  it('nobody leaves the organisation by dropping the field, or deletes the document', async () => {
    const newResource = { profile: profile('member') };
    expect(await allowedOf({ ...update({}), newResource })).toEqual([]);
    expect(await allowedOf({ ...update({}), method: 'delete', newResource: null })).toEqual([]);
  });

  it('a claim on a user document gives no role: only the role documents do', async () => {
    const pretending: World = {
      'users/nobody': { roles: map({ superadmin: bool(true), admin: bool(true) }) },
    };
    expect(await decide('nobody', { method: 'list', path: 'organisations' }, pretending)).toBe(
      false,
    );
    expect(await decide('nobody', { method: 'get', path: YEAR }, pretending)).toBe(false);
  });
});

const SAVED_SEARCH: Fields = {
  name: text('Actions'),
  match: text('all'),
  conditions: list(),
  revision: int(4),
  savedBy: text('other@example.org'),
  savedAt: earlier,
  supportersMatched: int(12),
  supportersMatchedEmails: list(text('a@example.org')),
};

/** One kind of document that members edit: what a good create and a good save look like. */
interface Edited {
  readonly path: string;
  readonly stored: Fields;
  readonly created: Fields;
  readonly saves: Readonly<Record<string, Fields>>;
  readonly badCreates: Readonly<Record<string, Fields>>;
  readonly badSaves: Readonly<Record<string, Fields>>;
}

const someoneElse = text('someone.else@example.org');
const byMember = text(emailOf('member'));
const saved = (prefix: string, revision: number): Fields =>
  prefix === ''
    ? { revision: int(revision), savedBy: byMember, savedAt: now }
    : {
        [`${prefix}Revision`]: int(revision),
        [`${prefix}SavedBy`]: byMember,
        [`${prefix}SavedAt`]: now,
      };

const JOB_FIELDS: Readonly<Record<string, Fields>> = {
  'a count': { supportersMatched: int(5) },
  'a spread': { supportersMatchedSpread: map({ 1: int(5) }) },
  'example emails': { supportersMatchedEmails: list(text('x@example.org')) },
  'matched ids': { supportersMatchedIds: list() },
  'packed matched ids': { supportersMatchedIdsCompressed: text('x') },
  'when it was counted': { supportersMatchedAt: now },
  'a fault': { supportersMatchedFault: map({ code: text('cycle') }) },
  'a withdrawn request to count': { supportersMatchedUpdate: bool(false) },
  'a request to count that is no bool': { supportersMatchedUpdate: text('true') },
  'a field of its own': { extra: int(1) },
};

const NEW_SEARCH: Fields = {
  name: text(''),
  match: text('all'),
  conditions: list(),
  ...saved('', 1),
};

const SEARCH: Edited = {
  path: `${YEAR}/searches/s`,
  stored: SAVED_SEARCH,
  created: NEW_SEARCH,
  saves: {
    'a new name': { name: text('Renamed'), ...saved('', 5) },
    'all of it, with a request to count': {
      name: text('Renamed'),
      match: text('any'),
      conditions: list(map({ id: text('c') })),
      supportersMatchedUpdate: bool(true),
      ...saved('', 5),
    },
    'a request to count alone': { supportersMatchedUpdate: bool(true) },
  },
  badCreates: {
    'a revision other than 1': { revision: int(2) },
    'another match': { match: text('some') },
    'a name that is no text': { name: int(1) },
    'a name without end': { name: text('x'.repeat(201)) },
    'conditions that are no list': { conditions: map({}) },
    'too many conditions': { conditions: list(...Array<FirestoreValue>(101).fill(int(1))) },
    'another person who saved': { savedBy: someoneElse },
    'another time': { savedAt: earlier },
    'a count of 0': { supportersMatched: int(0) },
  },
  badSaves: {
    'a new name without a revision': { name: text('Renamed') },
    'the same revision': { name: text('Renamed'), ...saved('', 4) },
    'a revision that skips one': { name: text('Renamed'), ...saved('', 6) },
    'a revision that goes back': { name: text('Renamed'), ...saved('', 3) },
    'a revision that is no whole number': { ...saved('', 5), revision: double(5) },
    'another person who saved': { ...saved('', 5), savedBy: someoneElse },
    'another time': { ...saved('', 5), savedAt: earlier },
    'another match': { match: text('some'), ...saved('', 5) },
    'a count of -1': { supportersMatched: int(-1) },
  },
};

const NEW_SCREEN: Fields = {
  name: text(''),
  match: text('allUsers'),
  searchIds: list(),
  content: aContent(),
  order: int(3),
  ...saved('setup', 1),
  ...saved('content', 1),
};

const withImage = (address: string): Fields => ({
  content: aContent({ backgroundImage: text(address) }),
  ...saved('content', 8),
});

const SCREEN: Edited = {
  path: `${YEAR}/screens/s`,
  stored: {
    ...NEW_SCREEN,
    ...saved('setup', 2),
    ...saved('content', 7),
    setupSavedAt: earlier,
    contentSavedAt: earlier,
    supportersMatched: int(9),
  },
  created: NEW_SCREEN,
  saves: {
    setup: {
      name: text('Thanks'),
      match: text('allSearches'),
      searchIds: list(text('s')),
      ...saved('setup', 3),
    },
    'set-up with a request to count': {
      match: text('anySearches'),
      supportersMatchedUpdate: bool(true),
      ...saved('setup', 3),
    },
    content: { content: aContent({ items: list() }), ...saved('content', 8) },
    'an https image': withImage('https://example.org/a.jpg'),
    'an image of our own origin': withImage('/demo/a.svg'),
    'an image on localhost': withImage('http://localhost:4400/a.svg'),
    'the order alone': { order: int(1) },
    'tags alone': { tags: list(text('Gala')) },
    'a request to count alone': { supportersMatchedUpdate: bool(true) },
  },
  badCreates: {
    'a set-up revision other than 1': { setupRevision: int(0) },
    'a content revision other than 1': { contentRevision: int(5) },
    'another match': { match: text('someSearches') },
    'an order that is no number': { order: text('first') },
    'an order below 0': { order: int(-1) },
    'searches that are no list': { searchIds: text('s') },
    'content that is no map': { content: list() },
    'unknown content': { content: aContent({ script: text('x') }) },
    'a count of 0': { supportersMatched: int(0) },
  },
  badSaves: {
    'set-up without a revision': { name: text('Thanks') },
    'content without a revision': { content: aContent({ items: list() }) },
    'content under the revision of the set-up': {
      content: aContent({ items: list() }),
      ...saved('setup', 3),
    },
    'set-up under the revision of the content': { name: text('Thanks'), ...saved('content', 8) },
    'a content revision that is stale': { content: aContent(), ...saved('content', 7) },
    'a set-up revision that skips one': { name: text('Thanks'), ...saved('setup', 4) },
    'another person who saved': { ...saved('content', 8), contentSavedBy: someoneElse },
    'another time': { ...saved('setup', 3), setupSavedAt: earlier },
    'items that are no list': { content: aContent({ items: text('x') }), ...saved('content', 8) },
    'too many items': {
      content: aContent({ items: list(...Array<FirestoreValue>(201).fill(int(1))) }),
      ...saved('content', 8),
    },
    'an image over http': withImage('http://example.org/a.jpg'),
    'an image of a script': withImage('javascript:alert(1)'),
    'an image of another origin in disguise': withImage('//example.org/a.jpg'),
    'an image with data in it': withImage('data:image/png;base64,AAAA'),
    'an order that is no number': { order: text('1') },
    'a count of -1': { supportersMatched: int(-1) },
  },
};

describe.each<readonly [string, Edited]>([
  ['searches', SEARCH],
  ['screens', SCREEN],
])('%s (spec §6, D17, D22)', (_, { path, stored, created, saves, badCreates, badSaves }) => {
  const OTHERS_PATH = path.replace('trust', 'other');
  const create = (fields: Fields, at = path) =>
    ({ method: 'create', path: at, newResource: { ...created, ...fields } }) as const;
  const save = (fields: Fields, at = path, before = stored) =>
    ({
      method: 'update',
      path: at,
      resource: before,
      newResource: { ...before, ...fields },
    }) as const;
  /** What a person other than `member` may do depends on the email in `savedBy`. */
  const asPerson = (person: Person, fields: Fields): Fields =>
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [
        name,
        value === byMember ? text(emailOf(person)) : value,
      ]),
    );
  const peopleAllowed = async (
    request: (person: Person) => Parameters<typeof decide>[1],
  ): Promise<readonly Person[]> => {
    const answers = await Promise.all(EVERYBODY.map((who) => decide(who, request(who))));
    return EVERYBODY.filter((_person, at) => answers[at] === true);
  };

  it('members, admins and superadmins create them, in their own organisation', async () => {
    const creating = (at: string) => (who: Person) => ({
      ...create({}, at),
      newResource: asPerson(who, created),
    });
    expect(await peopleAllowed(creating(path))).toEqual(OWN);
    expect(await peopleAllowed(creating(OTHERS_PATH))).toEqual(['stranger', 'superadmin']);
  });

  it.each(Object.entries(saves))(
    'members, admins and superadmins save %s',
    async (_what, fields) => {
      const saving = (at: string) => (who: Person) => save(asPerson(who, fields), at);
      expect(await peopleAllowed(saving(path))).toEqual(OWN);
      expect(await peopleAllowed(saving(OTHERS_PATH))).toEqual(['stranger', 'superadmin']);
    },
  );

  it('members, admins and superadmins delete them with a record, in their own organisation', async () => {
    const deletersOf = async (at: string, record: (who: Person) => World) => {
      const deletion = { method: 'delete', path: at, resource: stored } as const;
      const answers = await Promise.all(
        EVERYBODY.map((who) => decide(who, deletion, WORLD, record(who))),
      );
      return EVERYBODY.filter((_, index) => answers[index] === true);
    };
    const recordAt = (at: string) =>
      at.replace('searches', 'deletedSearches').replace('screens', 'deletedScreens');
    const own = (at: string) => (who: Person) => ({ [recordAt(at)]: aRecord(who) });
    expect(await deletersOf(path, own(path))).toEqual(OWN);
    expect(await deletersOf(OTHERS_PATH, own(OTHERS_PATH))).toEqual(['stranger', 'superadmin']);
    expect(await deletersOf(path, () => ({}))).toEqual([]);
    expect(await deletersOf(path, () => ({ [recordAt(path)]: aRecord('member') }))).toEqual([
      'member',
    ]);
    expect(await deletersOf(path, (who) => ({ [recordAt(path)]: aRecord(who, earlier) }))).toEqual(
      [],
    );
  });

  it('a new one may ask to be counted', async () => {
    const asking = { supportersMatched: int(-1), supportersMatchedUpdate: bool(true) };
    expect(await decide('member', create(asking))).toBe(true);
  });

  it('what was stored before there were revisions is saved as revision 1', async () => {
    const unsaved = Object.fromEntries(
      Object.entries(stored).filter(([name]) => !/revision|saved/i.test(name)),
    );
    const [prefix, other] = path.includes('screens') ? ['setup', 'content'] : ['', ''];
    const first = { name: text('First'), ...saved(prefix, 1) };
    expect(await decide('member', save(first, path, unsaved))).toBe(true);
    const second = { name: text('First'), ...saved(prefix, 2), ...saved(other, 2) };
    expect(await decide('member', save(second, path, unsaved))).toBe(false);
  });

  it('a stored definition that is broken can still be counted and put right (D8)', async () => {
    const broken = { ...stored, match: text('sometimes') };
    const counting = { supportersMatchedUpdate: bool(true) };
    expect(await decide('member', save(counting, path, broken))).toBe(true);
  });

  it.each(Object.entries({ ...badCreates, ...JOB_FIELDS }))(
    'nobody creates one with %s',
    async (_what, fields) => {
      const creating = (who: Person) => {
        return create({ ...asPerson(who, created), ...fields });
      };
      expect(await peopleAllowed(creating)).toEqual([]);
    },
  );

  it.each(Object.entries({ ...badSaves, ...JOB_FIELDS }))(
    'nobody saves %s',
    async (_what, fields) => {
      expect(await peopleAllowed((who) => save(asPerson(who, fields)))).toEqual([]);
    },
  );

  it('nobody withdraws a request to count, or drops it (D17)', async () => {
    const asked = { ...stored, supportersMatchedUpdate: bool(true) };
    const withdrawn = { supportersMatchedUpdate: bool(false) };
    expect(await peopleAllowed(() => save(withdrawn, path, asked))).toEqual([]);
    expect(await peopleAllowed(() => ({ ...save({}, path, asked), newResource: stored }))).toEqual(
      [],
    );
  });

  it('nobody drops what the server counted', async () => {
    const { supportersMatched: _dropped, ...rest } = stored;
    expect(await peopleAllowed(() => ({ ...save({}), newResource: rest }))).toEqual([]);
  });
});
