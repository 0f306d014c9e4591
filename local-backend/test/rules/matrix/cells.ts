import type { Fields } from '../../../src/documents/values/value';
import type { Method, RuleRequest } from '../../../src/rules';
import { NOW, text } from '../asking';
import { aRecord, aScreen, aSearch, aUser, earlier } from '../documents';
import { accessOf, type Who } from './access';
import { authOf, emailOf, PEOPLE, PERSON_NAMES, type Person, type PersonName } from './people';

/** One question: who asks to do what with which document, and what the table says. */
export interface Cell {
  readonly name: string;
  readonly request: RuleRequest;
  /** What stands before and after the commit that it is part of, by path: null for what does not. */
  readonly before: Beside;
  readonly after: Beside;
  readonly isAllowed: boolean;
  /** Who does what with which path: the same for a document that is there and one that is not. */
  readonly subject: string;
}

type Beside = Readonly<Record<string, Fields | null>>;

/** `nowhere` does not exist. */
const ORGANISATIONS = ['trust', 'other', 'nowhere'] as const;
const UIDS = PERSON_NAMES.map((name) => PEOPLE[name].uid ?? 'absent');

interface Place {
  readonly path: string;
  readonly organisation: string | null;
  readonly uid: string | null;
}

/** Everything that anybody could ask of the documents of one pattern, each question once. */
export function cellsOf(pattern: string): readonly Cell[] {
  const cells = placesOf(pattern).flatMap((place) =>
    PERSON_NAMES.flatMap((person) => questions(pattern, place, person)),
  );
  return [...new Map(cells.map((cell) => [cell.name, cell])).values()];
}

function placesOf(pattern: string): readonly Place[] {
  const organisations = pattern.includes('{organisation}') ? ORGANISATIONS : [null];
  const uids = pattern.includes('{uid}') ? UIDS : [null];
  return organisations.flatMap((organisation) =>
    uids.map((uid) => ({
      organisation,
      uid,
      path: pattern
        .replace('{organisation}', organisation ?? '')
        .replace('{uid}', uid ?? '')
        .replaceAll('{id}', 'x'),
    })),
  );
}

interface Question {
  readonly what: string;
  readonly method: Method;
  readonly ask: Partial<RuleRequest>;
  readonly before?: Beside;
  readonly after?: Beside;
  /** What is wrong with the commit, whoever asks. */
  readonly flaw?: string;
}

function questions(pattern: string, place: Place, person: PersonName): readonly Cell[] {
  return questionsAbout(pattern, place.path, person).map((question) => {
    const { what, method, ask, before = {}, after = before, flaw } = question;
    const path = method === 'list' ? place.path.slice(0, place.path.lastIndexOf('/')) : place.path;
    const who = accessOf(pattern)[method];
    return {
      name: `${person}: ${what} ${path}`,
      request: {
        method,
        path,
        auth: authOf(person),
        resource: null,
        newResource: null,
        time: NOW,
        ...ask,
      },
      before,
      after,
      isAllowed: flaw === undefined && who !== undefined && isOne(person, who, place),
      subject: [person, method, path, flaw].join(' '),
    };
  });
}

function questionsAbout(pattern: string, path: string, person: PersonName): readonly Question[] {
  const collectionId = path.split('/').at(-2) ?? '';
  const stored = documentOf(pattern, person, 1);
  const next = documentOf(pattern, person, 2);
  const query = (more: object): Question['ask'] => ({
    query: { from: [{ collectionId }], ...more },
  });
  const field = { fieldPath: 'organisation' };
  const filter = { fieldFilter: { field, op: 'EQUAL', value: text('trust') } };
  return [
    { what: 'get', method: 'get', ask: { resource: stored } },
    { what: 'get the absent', method: 'get', ask: {} },
    { what: 'list', method: 'list', ask: query({}) },
    { what: 'list with a filter', method: 'list', ask: query({ where: filter }) },
    { what: 'list one of', method: 'list', ask: query({ limit: 1 }) },
    ...writesOf(path, person, { stored, next }),
  ];
}

const RECORDS: Readonly<Record<string, string>> = {
  searches: 'deletedSearches',
  screens: 'deletedScreens',
};

/** A search or screen is deleted with a record of who does it, and there is no record of anything else (D342). */
function writesOf(
  path: string,
  person: PersonName,
  { stored, next }: { readonly stored: Fields; readonly next: Fields },
): readonly Question[] {
  const [collection = '', id = ''] = path.split('/').slice(-2);
  const sibling = (name: string) => [...path.split('/').slice(0, -2), name, id].join('/');
  const create: Question = { what: 'create', method: 'create', ask: { newResource: stored } };
  const update: Question = {
    what: 'update',
    method: 'update',
    ask: { resource: stored, newResource: next },
  };
  const deletes: readonly Question[] = [
    { what: 'delete', method: 'delete', ask: { resource: stored } },
    { what: 'delete the absent', method: 'delete', ask: {} },
  ];
  const record = RECORDS[collection];
  if (record !== undefined) {
    const left = (by: PersonName): Beside => ({ [sibling(record)]: aRecord(uidOf(by)) });
    return [
      create,
      update,
      ...deletes.map((one) => ({ ...one, after: left(person) })),
      ...deletes.map((one) => flawed(one, 'without a record')),
      ...deletes.map((one) => flawed({ ...one, after: left(otherThan(person)) }, 'as another')),
      ...deletes.map((one) =>
        flawed(
          { ...one, after: { [sibling(record)]: aRecord(uidOf(person), earlier) } },
          'with an old record',
        ),
      ),
    ];
  }
  const kind = Object.keys(RECORDS).find((name) => RECORDS[name] === collection);
  if (kind === undefined) return [create, update, ...deletes];
  const deleted = { [sibling(kind)]: null };
  const there = { [sibling(kind)]: stored };
  const more = { ...stored, name: text('more') };
  const others = aRecord(uidOf(otherThan(person)));
  return [
    ...[create, update].flatMap((one) => [
      { ...one, before: there, after: deleted },
      flawed({ ...one, before: there }, 'of what stays'),
      flawed({ ...one, before: deleted }, 'of what was not there'),
      flawed(
        { ...one, ask: { ...one.ask, newResource: more }, before: there, after: deleted },
        'with more in it',
      ),
      flawed(
        { ...one, ask: { ...one.ask, newResource: others }, before: there, after: deleted },
        'as another',
      ),
    ]),
    ...deletes,
  ];
}

const flawed = (question: Question, flaw: string): Question => ({
  ...question,
  what: `${question.what} ${flaw}`,
  flaw,
});

const uidOf = (person: PersonName): string => PEOPLE[person].uid ?? '';
const otherThan = (person: PersonName): PersonName => (person === 'member' ? 'admin' : 'member');

/** A document that nothing but the rules on who may write it could refuse. */
function documentOf(pattern: string, person: PersonName, revision: number): Fields {
  const email = emailOf(person);
  if (pattern.endsWith('/searches/{id}')) return aSearch(email, revision);
  if (pattern.endsWith('/screens/{id}')) return aScreen(email, revision);
  if (/\/deleted\w+\/\{id\}$/.test(pattern)) return aRecord(uidOf(person));
  if (pattern === 'users/{uid}') return aUser(email);
  return { name: text(`revision ${revision}`) };
}

function isOne(name: PersonName, who: Who, { organisation, uid }: Place): boolean {
  const person: Person = PEOPLE[name];
  const isSelf = person.uid !== null && person.uid === uid;
  const isInsider =
    person.isSuperadmin || (person.organisation !== null && person.organisation === organisation);
  const holds: Readonly<Record<Who, boolean>> = {
    anybody: true,
    self: isSelf,
    presentSelf: isSelf && person.hasDeparted !== true,
    insider: isInsider,
    editor: isInsider && person.isViewer !== true,
    insiderSelf: isSelf && isInsider,
    superadmin: person.isSuperadmin,
  };
  return holds[who];
}
