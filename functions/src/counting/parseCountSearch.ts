import { decodeSearch, type SearchDefinition, type YearScope } from 'shared-kernel/model';
import * as v from 'valibot';
import { CallableError } from '../callableError';
import { yearScope } from '../store/paths';

/** A document id that a client may name: one path segment. */
const DocumentId = v.pipe(v.string(), v.regex(/^(?!\.{1,2}$|__.*__$)[^/]{1,200}$/));

/** As the rules have it for a search that is saved. */
const MAX_CONDITIONS = 100;

const CountSearch = v.object({
  organisationId: DocumentId,
  yearId: DocumentId,
  search: v.looseObject({
    id: DocumentId,
    conditions: v.pipe(v.array(v.unknown()), v.maxLength(MAX_CONDITIONS)),
  }),
  requestId: v.pipe(v.number(), v.finite()),
});

export interface CountSearchRequest {
  readonly scope: YearScope;
  readonly draft: SearchDefinition;
  readonly requestId: number;
}

/** `{ organisationId, yearId, search: { id, name, match, conditions }, requestId }`, or the refusal of what it says. */
export function parseCountSearch(data: unknown): CountSearchRequest {
  const parsed = v.safeParse(CountSearch, data);
  if (!parsed.success) throw refused(v.getDotPath(parsed.issues[0]), parsed.issues[0].message);
  const { organisationId, yearId, search, requestId } = parsed.output;
  const decoded = decodeSearch(search.id, search);
  if (!decoded.ok) throw refused(`search.${decoded.error.path}`, decoded.error.message);
  const { id, name, match, conditions } = decoded.value;
  return {
    scope: yearScope(organisationId, yearId),
    draft: { id, name, match, conditions },
    requestId,
  };
}

const refused = (path: string | null, message: string): CallableError =>
  new CallableError('invalid-argument', path === null ? message : `${path}: ${message}`);
