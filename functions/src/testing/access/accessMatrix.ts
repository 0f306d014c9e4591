import type { TestServer } from '../testServer';
import type { Operation, Outcome } from './operations';
import { PEOPLE, PERSON_NAMES, type Person, type PersonName } from './people';
import { placesOf, type Place } from './places';
import type { Who } from './row';
import { markOf, ORGANISATIONS, twoOrganisations } from './world';

/** What came of asking every kind of person's every question. */
export interface MatrixResult {
  readonly asked: number;
  readonly admitted: number;
  /** What was not as the table says, in words. */
  readonly wrong: readonly string[];
}

/** Asks one operation in the name of everybody, about everything. */
export async function askOperation(operation: Operation): Promise<MatrixResult> {
  const wrong: string[] = [];
  let asked = 0;
  let admitted = 0;
  for (const place of await placesOf(operation, twoOrganisations)) {
    const cells = PERSON_NAMES.map((name) => ({
      name,
      isAdmitted: isAdmitted(PEOPLE[name], operation, place),
    }));
    const shared = await world(place);
    for (const { name } of cells.filter((cell) => !cell.isAdmitted)) {
      const faults = await faultsOfRefused(operation, shared, name);
      wrong.push(...faults.map((fault) => `${operation.name}, ${place.name}, ${name}: ${fault}`));
    }
    for (const { name } of cells.filter((cell) => cell.isAdmitted)) {
      const faults = await faultsOfAdmitted(operation, place, name);
      wrong.push(...faults.map((fault) => `${operation.name}, ${place.name}, ${name}: ${fault}`));
      admitted += 1;
    }
    asked += cells.length;
  }
  return { asked, admitted, wrong };
}

interface World {
  readonly on: TestServer;
  readonly request: Readonly<Record<string, unknown>>;
  /** Paths that were written since it stood. */
  readonly written: string[];
}

async function world(place: Place): Promise<World> {
  const on = twoOrganisations();
  const request = await place.request(on);
  await on.settled();
  const written: string[] = [];
  on.documents.onWrite(({ path }) => void written.push(path));
  return { on, request, written };
}

function isAdmitted(
  person: Person,
  { who, admitsDeparted }: Operation,
  { organisationId }: Place,
): boolean {
  if (person.caller === null) return false;
  if (person.hasDeparted) return admitsDeparted === true;
  const isMember = person.organisation !== null && person.organisation === organisationId;
  const holds: Readonly<Record<Who, boolean>> = {
    signedIn: true,
    verified: person.caller.token['email_verified'] === true,
    member: isMember,
    editor: isMember && person.role !== 'viewer',
    publisher: isMember && (person.isAdmin || person.role === 'publisher'),
    admin: isMember && person.isAdmin,
    superadmin: false,
    invited: person.invitedTo !== null && person.invitedTo === organisationId,
    itsMember: isMember,
  };
  const isForThemselves = who === 'verified' || who === 'invited' || who === 'itsMember';
  return holds[who] || (person.isSuperadmin && !isForThemselves);
}

/** Somebody who may not is told so in the code alone, and all stays as it was. */
async function faultsOfRefused(
  operation: Operation,
  { on, request, written }: World,
  name: PersonName,
): Promise<readonly string[]> {
  const { caller } = PEOPLE[name];
  const before = { written: written.length, logged: on.logged.length };
  const outcome = await operation.ask(on, request, caller);
  await on.settled();
  const code = caller === null ? 'unauthenticated' : 'permission-denied';
  const isRefused = outcome.kind === 'refusal' && outcome.code === code;
  return [
    ...(isRefused ? [] : [`instead of ${code}: ${wordsOf(outcome)}`]),
    ...written.slice(before.written).map((path) => `wrote ${path}`),
    ...on.logged.slice(before.logged).map((line) => `logged ${line}`),
    ...marksIn(outcome.text).map((mark) => `was told ${mark}`),
  ];
}

/** What cannot be done for whoever may ask, since it is not there or does not belong together. */
const CANNOT_BE = ['not-found', 'failed-precondition', 'invalid-argument'];

/** Somebody who may gets it, and neither touches nor sees what is another organisation's. */
async function faultsOfAdmitted(
  operation: Operation,
  place: Place,
  name: PersonName,
): Promise<readonly string[]> {
  const { on, request, written } = await world(place);
  const { caller, invitedTo, organisation, role } = PEOPLE[name];
  const owners = await ownersOf(on);
  const outcome = await operation.ask(on, request, caller);
  await on.settled();
  const isFine =
    outcome.kind === 'answer' ||
    (!place.isReal && outcome.kind === 'refusal' && CANNOT_BE.includes(outcome.code));
  const own = place.organisationId ?? organisation ?? invitedTo;
  const foreign = written.filter((path) => {
    const [collection, id = ''] = path.split('/');
    if (path.split('/').at(-1) === caller?.uid) return false; // a document about themselves
    if (collection === 'users') return id !== caller?.uid && owners.get(id) !== own;
    return collection === 'organisations' && id !== own && existedBefore(id);
  });
  const changed =
    role === 'viewer' && !isForThemselves(operation)
      ? written.filter((path) => !isMade(path) && !isNoted(path))
      : [];
  return [
    ...(isFine ? [] : [`instead of an answer: ${wordsOf(outcome)}`]),
    ...changed.map((path) => `looks only, and wrote ${path}`),
    ...foreign.map((path) => `wrote ${path}`),
    ...marksIn(outcome.text)
      .filter(
        (mark) =>
          !ORGANISATIONS.some((one) => (one === own || one === invitedTo) && markOf(one) === mark),
      )
      .map((mark) => `was told ${mark}`),
  ];
}

/** That somebody looked is noted by the product, with the organisation's key of hashes where it has none yet (D354). */
const isNoted = (path: string): boolean =>
  /^organisations\/[^/]+\/(activity|suppressionKeys)\/[^/]+$/.test(path);

/** What somebody does about themselves is nobody else's to allow. */
const isForThemselves = ({ who }: Operation): boolean =>
  who === 'signedIn' || who === 'verified' || who === 'invited' || who === 'itsMember';

/** What is made anew of what is there, for whoever asks: the columns that counts read. */
const isMade = (path: string): boolean => path.includes('/snapshot/');

const existedBefore = (organisationId: string): boolean =>
  ORGANISATIONS.some((one) => one === organisationId);

/** Whose member each user is. */
async function ownersOf({ documents }: TestServer): Promise<ReadonlyMap<string, unknown>> {
  const users = await documents.list('users');
  return new Map(users.map(({ id, data }) => [id, data['organisation']]));
}

const marksIn = (text: string): readonly string[] =>
  ORGANISATIONS.map(markOf).filter((mark) => text.includes(mark));

const wordsOf = (outcome: Outcome): string =>
  outcome.kind === 'refusal'
    ? `${outcome.code} (${outcome.text})`
    : `${outcome.kind} ${outcome.text}`;
