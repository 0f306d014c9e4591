import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fields, FirestoreValue } from '../../src/documents/values/value';
import { loadRules } from '../../src/rules';
import { int, NOW, text } from './asking';
import {
  aScreen,
  aSearch,
  at,
  aUser,
  bool,
  double,
  earlier,
  list,
  map,
  NOT_NUMBERS,
  now,
} from './documents';

const ruleset = loadRules(readFileSync(join(__dirname, '../../../firestore.rules'), 'utf8'));
const EMAIL = 'member@example.org';
const WORLD: Readonly<Record<string, Fields>> = {
  'users/member': { organisation: text('trust') },
};
const YEAR = 'organisations/trust/years/2026';

/** One value of every type that Firestore stores. */
const KINDS = {
  null: { nullValue: null },
  bool: bool(true),
  int: int(7),
  double: double(1.5),
  text: text('something'),
  timestamp: at(new Date('2020-01-01T00:00:00Z')),
  bytes: { bytesValue: 'AAE=' },
  place: { geoPointValue: { latitude: 1, longitude: 2 } },
  reference: { referenceValue: 'projects/p/databases/(default)/documents/users/member' },
  list: list(text('something')),
  map: map({ something: int(1) }),
} as const satisfies Readonly<Record<string, FirestoreValue>>;

/** What one field takes: the types of which any value will do, and values at its edges. */
interface FieldRule {
  readonly kinds: readonly (keyof typeof KINDS)[];
  readonly good: readonly FirestoreValue[];
  readonly bad: readonly FirestoreValue[];
  /** Whether a document is good without it. */
  readonly isOptional?: true;
}

const exactly = (...good: FirestoreValue[]): FieldRule => ({ kinds: [], good, bad: [] });
const textUpTo = (most: number): FieldRule => ({
  kinds: ['text'],
  good: [text(''), text('x'.repeat(most)), text('😀'.repeat(most / 2))],
  bad: [text('x'.repeat(most + 1)), text(`x${'😀'.repeat(most / 2)}`)],
});
const listUpTo = (most: number): FieldRule => ({
  kinds: ['list'],
  good: [list(), list(...Array<FirestoreValue>(most).fill(int(1)))],
  bad: [list(...Array<FirestoreValue>(most + 1).fill(int(1)))],
});
const LONGEST_TAG = 'x'.repeat(40);
const TAGS: FieldRule = {
  kinds: ['list'],
  good: [
    list(),
    list(text('Gala'), text('Zu prüfen')),
    list(...Array<FirestoreValue>(20).fill(text(LONGEST_TAG))),
  ],
  bad: [
    list(...Array<FirestoreValue>(21).fill(text('Gala'))),
    ...['', `${LONGEST_TAG}x`, '\n', 'x\n'.repeat(20)].map((tag) => list(text('Gala'), text(tag))),
    ...[list(text('Gala')), map({ tag: text('Gala') })].map((tag) => list(tag)),
  ],
  isOptional: true,
};
const numberUpTo = (most: number): FieldRule => ({
  kinds: ['int', 'double'],
  good: [int(0), double(0.5), int(most)],
  bad: [int(-1), double(-0.1), int(most + 1), ...NOT_NUMBERS],
});
const oneOf = (...names: string[]): FieldRule => exactly(...names.map(text));
const revisionOf = (revision: number): FieldRule => ({
  ...exactly(int(revision)),
  bad: [int(0), int(revision - 1), int(revision + 1), double(revision), text(String(revision))],
});
const SAVED_BY: FieldRule = { ...exactly(text(EMAIL)), bad: [text('other@example.org'), text('')] };
const SAVED_AT: FieldRule = {
  ...exactly(now),
  bad: [earlier, at(new Date(NOW.getTime() + 1)), text(NOW.toISOString())],
};
const IMAGE: FieldRule = {
  kinds: [],
  good: ['', '/', '/a.svg', 'https://example.org/a.jpg', 'http://localhost', 'http://localhost:1/a']
    .map(text)
    .concat(text(`https://${'x'.repeat(1992)}`)),
  bad: [
    ...[
      '//example.org/a',
      '/\\example.org',
      'http://example.org/a',
      'http://localhost.example.org',
    ],
    ...['javascript:alert(1)', 'data:image/png;base64,AA', 'HTTPS://example.org', ' https://a.org'],
    ...['ftp://localhost', 'x\nhttps://example.org', 'https:/example.org', 'a.svg'],
    `https://${'x'.repeat(1993)}`,
  ].map(text),
};

/** A kind of document that clients write, with each of its fields. A dot leads into a map. */
interface Written {
  readonly path: string;
  /** As this person saves it under a revision. */
  readonly document: (savedBy: string, revision: number) => Fields;
  readonly fields: (revision: number) => Readonly<Record<string, FieldRule>>;
  /** Maps that take nothing but the fields above; '' is the document. */
  readonly closedMaps: readonly string[];
  readonly isCounted: boolean;
}

const WRITTEN: Readonly<Record<string, Written>> = {
  user: {
    path: 'users/member',
    document: aUser,
    fields: () => ({
      profile: exactly(),
      'profile.email': SAVED_BY,
      'profile.firstName': textUpTo(100),
    }),
    closedMaps: ['', 'profile'],
    isCounted: false,
  },
  search: {
    path: `${YEAR}/searches/s`,
    document: aSearch,
    fields: (revision) => ({
      name: textUpTo(200),
      match: oneOf('all', 'any'),
      conditions: listUpTo(100),
      tags: TAGS,
      revision: revisionOf(revision),
      savedBy: SAVED_BY,
      savedAt: SAVED_AT,
    }),
    closedMaps: [''],
    isCounted: true,
  },
  screen: {
    path: `${YEAR}/screens/s`,
    document: aScreen,
    fields: (revision) => ({
      name: textUpTo(200),
      match: oneOf('allUsers', 'allSearches', 'anySearches'),
      searchIds: listUpTo(500),
      order: numberUpTo(100_000),
      tags: TAGS,
      setupRevision: revisionOf(revision),
      setupSavedBy: SAVED_BY,
      setupSavedAt: SAVED_AT,
      contentRevision: revisionOf(revision),
      contentSavedBy: SAVED_BY,
      contentSavedAt: SAVED_AT,
      content: exactly(),
      'content.backgroundColour': textUpTo(100),
      'content.backgroundImage': IMAGE,
      'content.backgroundImageBrightness': numberUpTo(100),
      'content.backgroundImageContrast': numberUpTo(100),
      'content.delayAfterLastItem': numberUpTo(3_600),
      'content.items': listUpTo(200),
    }),
    closedMaps: ['', 'content'],
    isCounted: true,
  },
};

/** What only the server writes, of any kind of document. */
const SERVERS = [
  ...['supportersMatchedSpread', 'supportersMatchedEmails', 'supportersMatchedAt'],
  ...['supportersMatchedFault', 'supportersMatchedIds', 'supportersMatchedIdsCompressed'],
  ...['organisation', 'roles', 'superadmin', 'admin', 'anything'],
];
const COUNTS = ['supportersMatched', 'supportersMatchedUpdate'];

interface Attempt {
  readonly what: string;
  readonly fields: Fields;
  readonly isAllowed: boolean;
}

/** Saves of a document that are good but for one field, and a few that are good. */
function attemptsAt(written: Written, revision: number): readonly Attempt[] {
  const next = written.document(EMAIL, revision);
  const attempt = (field: string, value: FirestoreValue | null, isAllowed: boolean): Attempt => ({
    what: `${field}: ${JSON.stringify(value).slice(0, 80)}`,
    fields: withField(next, field, value),
    isAllowed,
  });
  const known = Object.entries(written.fields(revision)).flatMap(([field, rule]) => [
    attempt(field, null, rule.isOptional === true),
    ...valuesOf(rule).map(([value, isAllowed]) => attempt(field, value, isAllowed)),
  ]);
  const added = written.closedMaps.flatMap((closed) =>
    [...SERVERS, ...(closed === '' && written.isCounted ? [] : COUNTS)].flatMap((name) =>
      Object.values(KINDS).map((value) =>
        attempt(closed === '' ? name : `${closed}.${name}`, value, false),
      ),
    ),
  );
  const counts = written.isCounted ? countsOf(revision) : [];
  return [...known, ...added, ...counts.map((count) => attempt(...count))];
}

/** A client may ask to be counted; a new document may say that it waits for that (D17). */
function countsOf(revision: number): readonly (readonly [string, FirestoreValue, boolean])[] {
  const isNew = revision === 1;
  const counts = [...Object.values(KINDS), int(0), int(12), ...NOT_NUMBERS];
  return [
    ...counts.map((value) => ['supportersMatched', value, false] as const),
    ['supportersMatched', int(-1), isNew],
    ...Object.values(KINDS).map(
      (value) => ['supportersMatchedUpdate', value, value === KINDS.bool] as const,
    ),
    ['supportersMatchedUpdate', bool(false), false],
  ];
}

function valuesOf({
  kinds,
  good,
  bad,
}: FieldRule): readonly (readonly [FirestoreValue, boolean])[] {
  const ofKinds = Object.entries(KINDS).map(
    ([kind, value]) => [value, kinds.some((taken) => taken === kind)] as const,
  );
  return [
    ...ofKinds,
    ...good.map((value) => [value, true] as const),
    ...bad.map((value) => [value, false] as const),
  ];
}

/** The fields with another value at `path`; null = without it. */
function withField(fields: Fields, path: string, value: FirestoreValue | null): Fields {
  const [head = '', ...rest] = path.split('.');
  const { [head]: old, ...others } = fields;
  if (rest.length === 0) return value === null ? others : { ...others, [head]: value };
  const inner = old !== undefined && 'mapValue' in old ? old.mapValue.fields : {};
  return { ...others, [head]: map(withField(inner, rest.join('.'), value)) };
}

async function isLetIn(path: string, resource: Fields | null, fields: Fields): Promise<boolean> {
  const read = (document: string) => Promise.resolve(WORLD[document] ?? null);
  const { allowed } = await ruleset.decide(
    {
      method: resource === null ? 'create' : 'update',
      path,
      auth: { uid: 'member', token: { email: EMAIL } },
      resource,
      newResource: fields,
      time: NOW,
    },
    { before: read, after: read },
  );
  return allowed;
}

const CREATED = 1;
const SAVED_AGAIN = 2;
const TRIED = Object.entries(WRITTEN).flatMap(([kind, written]) =>
  [CREATED, SAVED_AGAIN].map((revision) => {
    const attempts = attemptsAt(written, revision);
    const what = `${revision === CREATED ? 'a new' : 'a saved'} ${kind}`;
    return { what, count: attempts.length, attempts, written, revision };
  }),
);

describe('each field that a client writes', () => {
  it.each(TRIED)(
    'is let into $what with the right type and size alone, in $count attempts',
    async ({ attempts, written, revision }) => {
      const stored = revision === CREATED ? null : written.document('other@example.org', CREATED);
      const wrong: string[] = [];
      for (const { what, fields, isAllowed } of attempts) {
        const allowed = await isLetIn(written.path, stored, fields);
        if (allowed !== isAllowed) wrong.push(`${what} ${allowed ? 'is let in' : 'is refused'}`);
      }
      expect(wrong).toEqual([]);
      expect(attempts.some(({ isAllowed }) => isAllowed)).toBe(true);
    },
  );
});
