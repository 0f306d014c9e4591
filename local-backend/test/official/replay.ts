import type { Fields, FirestoreValue } from '../../src/documents/values/value';
import type { RuleRequest } from '../../src/rules';
import { askRest, emulatorOrigin, loadOfficialRules, OWNER, unsignedToken } from './emulator';
import type { Recorded, RecordedFile } from './recorded';

/** Where Google's emulator and the local rules do not say the same. */
export interface Difference {
  /** `looser`: let in, or loaded, here alone. `unasked`: what cannot be asked of the emulator. */
  readonly kind: 'looser here' | 'stricter here' | 'unasked';
  readonly what: string;
}

const nameOf = (projectId: string, path: string): string =>
  `projects/${projectId}/databases/(default)/documents/${path}`;

/** Asks the emulator everything that was recorded about one file, in a project of its own. */
export async function replayFile(
  projectId: string,
  { source, fault }: RecordedFile,
  decisions: readonly Recorded[],
  isVerbatim: boolean,
): Promise<readonly Difference[]> {
  const time = decisions[0]?.request.time ?? new Date();
  const asked = isVerbatim ? source : atTime(source, time);
  const refusal = await loadOfficialRules(projectId, asked);
  if (refusal !== null && fault === null) {
    return [{ kind: 'looser here', what: `${source}\nloads here. Google: ${refusal}` }];
  }
  // What is not carried here is refused when it is loaded, whatever Google makes of it (R2).
  if (fault !== null) return [];
  const differences: Difference[] = [];
  const world = officialWorld(projectId);
  for (const decision of decisions) {
    const obstacle = obstacleTo(decision);
    if (obstacle !== null) {
      differences.push({ kind: 'unasked', what: obstacle });
      continue;
    }
    await world.become(worldOf(decision));
    const answer = await askOfficial(projectId, decision, isVerbatim);
    if (!['get', 'list'].includes(decision.request.method)) world.forget(decision.request.path);
    if (answer.allowed === decision.allowed) continue;
    const question = describeAsked(decision, source);
    differences.push({
      kind: kindOf(answer.allowed),
      what: `${question}\nhere: ${String(decision.allowed)} (${decision.reason})\nGoogle: ${answer.said}`,
    });
  }
  return differences;
}

function kindOf(isAllowedByGoogle: boolean | null): Difference['kind'] {
  if (isAllowedByGoogle === null) return 'unasked';
  return isAllowedByGoogle ? 'stricter here' : 'looser here';
}

/** Rules of tests compare the request's time with times that they know. */
function atTime(source: string, time: Date | string): string {
  const millis = new Date(time).getTime();
  return source.replaceAll('request.time', `timestamp.value(${millis})`);
}

/** What the emulator cannot be asked, or refuses before it comes to its rules: an array in an array, `a` as a document. */
export const OBSTACLES = [
  'INVALID_ARGUMENT',
  'a request of several operations',
  'other writes of the same commit',
  'a time finer than milliseconds',
] as const;

function obstacleTo({
  request,
  before,
  after,
  isOneOfMany,
}: Recorded): (typeof OBSTACLES)[number] | null {
  if (isOneOfMany) return 'a request of several operations';
  const differing = [...after].filter(
    ([path, fields]) =>
      path !== request.path && JSON.stringify(fields) !== JSON.stringify(before.get(path) ?? null),
  );
  if (differing.length > 0) return 'other writes of the same commit';
  if (typeof request.time === 'string' && !request.time.endsWith('00Z'))
    return 'a time finer than milliseconds';
  return null;
}

/** The documents that have to be there. */
function worldOf({ request, before }: Recorded): ReadonlyMap<string, Fields> {
  const world = new Map<string, Fields>();
  for (const [path, fields] of before) if (fields !== null) world.set(path, fields);
  if (request.method === 'list') return world;
  if (request.resource === null) world.delete(request.path);
  else world.set(request.path, request.resource);
  return world;
}

/** The documents of a project of the emulator, changed as little as possible from one question to the next. */
function officialWorld(projectId: string) {
  const known = new Map<string, string>();
  return {
    async become(wanted: ReadonlyMap<string, Fields>): Promise<void> {
      const writes: object[] = [];
      for (const [path, fields] of wanted) {
        const text = JSON.stringify(fields);
        if (known.get(path) === text) continue;
        writes.push({ update: { name: nameOf(projectId, path), fields: own(fields, projectId) } });
        known.set(path, text);
      }
      for (const path of known.keys()) {
        if (wanted.has(path)) continue;
        writes.push({ delete: nameOf(projectId, path) });
        known.delete(path);
      }
      if (writes.length === 0) return;
      const { status, body } = await askRest(
        emulatorOrigin(),
        projectId,
        'commit',
        { writes },
        { identity: OWNER },
      );
      if (status !== 200) throw new Error(`The world could not be made: ${JSON.stringify(body)}`);
    },
    /** The document may have become another; it is written again where it is needed. */
    forget: (path: string) => void known.set(path, 'unknown'),
  };
}

/** References point into the project that the emulator knows. */
const own = (fields: Fields, projectId: string): unknown =>
  JSON.parse(
    JSON.stringify(fields).replaceAll('"projects/p/databases', `"projects/${projectId}/databases`),
  );

async function askOfficial(
  projectId: string,
  { request }: Recorded,
  isVerbatim: boolean,
): Promise<{ allowed: boolean | null; said: string }> {
  const { auth } = request;
  const identity = auth === null ? null : unsignedToken(auth.uid, auth.token, projectId);
  const { verb, body, parent } = questionOf(projectId, request, isVerbatim);
  const answer = await askRest(emulatorOrigin(), projectId, verb, body, { identity, parent });
  const said = `${answer.status} ${JSON.stringify(answer.body).slice(0, 300)}`;
  if (answer.status === 403) return { allowed: false, said };
  // Whoever is told that a precondition fails has been let in.
  const isLetIn = answer.status === 200 || answer.status === 404 || answer.status === 409;
  return { allowed: isLetIn ? true : null, said };
}

interface Question {
  readonly verb: string;
  readonly body: object;
  readonly parent: string;
}

function questionOf(projectId: string, request: RuleRequest, isVerbatim: boolean): Question {
  const { method, path, query } = request;
  const name = nameOf(projectId, path);
  if (method === 'get') return { verb: 'batchGet', body: { documents: [name] }, parent: '' };
  if (method === 'delete')
    return { verb: 'commit', body: { writes: [{ delete: name }] }, parent: '' };
  if (method === 'list') {
    const at = path.lastIndexOf('/');
    const from = [{ collectionId: path.slice(at + 1) }];
    const structuredQuery = { from, ...query };
    return { verb: 'runQuery', body: { structuredQuery }, parent: path.slice(0, Math.max(at, 0)) };
  }
  const fields = request.newResource ?? {};
  const stamps = isVerbatim ? stampsOf(fields, request.time) : [];
  const write = {
    update: { name, fields: own(fields, projectId) },
    updateTransforms: stamps.map((field) => ({
      fieldPath: field,
      setToServerValue: 'REQUEST_TIME',
    })),
    ...(method === 'update' ? { currentDocument: { exists: true } } : {}),
  };
  return { verb: 'commit', body: { writes: [write] }, parent: '' };
}

/** The fields that hold the time of the request: the emulator's clock cannot be set, so it stamps them itself. */
function stampsOf(fields: Fields, time: Date | string): readonly string[] {
  const instant = new Date(time).getTime();
  const isNow = (value: FirestoreValue): boolean =>
    'timestampValue' in value && new Date(value.timestampValue).getTime() === instant;
  return Object.entries(fields).flatMap(([name, value]) => (isNow(value) ? [name] : []));
}

function describeAsked({ request, before }: Recorded, source: string): string {
  const { method, path, auth, resource, newResource, query } = request;
  const shown = { method, path, auth, resource, newResource, query, world: [...before] };
  const rules = source.length > 1_000 ? '' : `${source}\n`;
  return `${rules}${JSON.stringify(shown).slice(0, 1_500)}`;
}
