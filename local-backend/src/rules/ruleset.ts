import { isRecord, listOf, type UnknownRecord } from '../documents/record';
import type { Fields } from '../documents/values/value';
import { MAX_SOURCE_BYTES } from './checkLimits';
import { checkRules } from './checkRules';
import { DocumentAccess, resourceOf, type DocumentReader } from './documentAccess';
import { Evaluation } from './evaluate';
import { matchPath, type RequestPath } from './matchPath';
import { queriedDocument } from './queriedDocument';
import {
  DocumentPath,
  mapOf,
  QueriedMap,
  RuleError,
  RuleLimitError,
  RuleMap,
  type RuleValue,
} from './ruleValue';
import { parseRules } from './rulesParser';
import { RulesSyntaxError } from './rulesSyntaxError';
import { Scope, UNKNOWN } from './scope';
import type { Allow, MatchBlock, Method } from './syntax';
import { ruleValueOfJson, timestampOf } from './wireValue';

export interface RuleRequest {
  readonly method: Method;
  /** The document (`organisations/a`), or for a list its collection (`organisations`). */
  readonly path: string;
  /** The signed-in person with the claims of the token, or null. */
  readonly auth: { readonly uid: string; readonly token: UnknownRecord } | null;
  /** The document as it stands, null where there is none; not looked at for a list. */
  readonly resource: Fields | null;
  /** The document as a create or update leaves it, null otherwise. */
  readonly newResource: Fields | null;
  /** The instant that server timestamps of the same request get; text is RFC 3339. */
  readonly time: Date | string;
  /** A list's structuredQuery in REST form. */
  readonly query?: UnknownRecord;
}

export interface Decision {
  readonly allowed: boolean;
  /** For people who write rules: which line allowed it, or what each line that spoke of it said. */
  readonly reason: string;
}

export interface Ruleset {
  decide(request: RuleRequest, read: DocumentReader): Promise<Decision>;
}

const DATABASE = '(default)';

/** Loads a rules file. Throws RulesSyntaxError with the line for all that it does not support (R2). */
export function loadRules(source: string): Ruleset {
  if (Buffer.byteLength(source) > MAX_SOURCE_BYTES) {
    throw new RulesSyntaxError(1, `a file has at most ${MAX_SOURCE_BYTES} bytes`);
  }
  const service = parseRules(source);
  checkRules(service);
  return { decide: (request, read) => decide(service, request, read) };
}

async function decide(
  service: MatchBlock,
  request: RuleRequest,
  read: DocumentReader,
): Promise<Decision> {
  if (isCollectionGroup(request)) return denied(['a query of a collection group is never allowed']);
  const evaluation = new Evaluation(new DocumentAccess(DATABASE, read));
  const objections: string[] = [];
  for (const { allow, scope } of statements(service, globals(request), requestPath(request))) {
    if (!allow.methods.has(request.method)) continue;
    const outcome = await outcomeOf(allow, scope, evaluation);
    if (outcome === 'holds') return { allowed: true, reason: `line ${allow.line} allows it` };
    objections.push(`line ${allow.line}: ${outcome.objection}`);
    if (outcome.isFinal) break;
  }
  return denied(objections.length > 0 ? objections : [`no line allows to ${request.method} this`]);
}

type Outcome = 'holds' | { readonly objection: string; readonly isFinal: boolean };

async function outcomeOf(allow: Allow, scope: Scope, evaluation: Evaluation): Promise<Outcome> {
  try {
    const holds = allow.condition === null || (await evaluation.truth(allow.condition, scope));
    return holds ? 'holds' : { objection: 'the condition is false', isFinal: false };
  } catch (error) {
    if (error instanceof RuleError) return { objection: error.message, isFinal: false };
    if (error instanceof RuleLimitError) return { objection: error.message, isFinal: true };
    throw error;
  }
}

const denied = (objections: readonly string[]): Decision => ({
  allowed: false,
  reason: objections.join('; '),
});

/** The allow statements of every block whose whole pattern fits the path, with what they see. */
function* statements(
  block: MatchBlock,
  outer: Scope,
  path: RequestPath,
): Generator<{ allow: Allow; scope: Scope }> {
  for (const { bindings, rest } of matchPath(block.pattern, path)) {
    const scope = outer.with(bindings, block.functions);
    if (rest.length === 0) for (const allow of block.allows) yield { allow, scope };
    for (const match of block.matches) yield* statements(match, scope, rest);
  }
}

function requestPath({ method, path }: RuleRequest): RequestPath {
  const known = ['databases', DATABASE, 'documents', ...path.split('/')];
  return method === 'list' ? [...known, UNKNOWN] : known;
}

function globals(request: RuleRequest): Scope {
  const segments = ['databases', DATABASE, 'documents', ...request.path.split('/')];
  const path = new DocumentPath(segments);
  const shown = (fields: Fields | null): RuleValue => fields && resourceOf(path, fields);
  const isList = request.method === 'list';
  const isRead = isList || request.method === 'get';
  return new Scope(
    null,
    new Map<string, RuleValue>([
      ['resource', isList ? listed(request.query) : shown(request.resource)],
      [
        'request',
        mapOf({
          auth: authOf(request.auth),
          method: request.method,
          path,
          time: timestampOf(request.time),
          ...(isList ? { query: limitsOf(request.query) } : {}),
          ...(isRead ? {} : { resource: shown(request.newResource) }),
        }),
      ],
    ]),
  );
}

const authOf = (auth: RuleRequest['auth']): RuleMap | null =>
  auth && mapOf({ uid: auth.uid, token: ruleValueOfJson(auth.token) });

const listed = (query: UnknownRecord | undefined): QueriedMap =>
  new QueriedMap(new Map([['data', queriedDocument(query)]]));

/** `request.query`: `limit` and `offset`, each only where the query has it. */
function limitsOf(query: UnknownRecord | undefined): RuleMap {
  const entries = (['limit', 'offset'] as const).flatMap((name) => {
    const given = query?.[name];
    return typeof given === 'number' ? [[name, BigInt(given)] as const] : [];
  });
  return new RuleMap(new Map(entries));
}

const isCollectionGroup = ({ query }: RuleRequest): boolean =>
  (listOf(query?.['from']) ?? []).some(
    (selector) => isRecord(selector) && selector['allDescendants'] === true,
  );
