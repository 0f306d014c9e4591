import {
  BOUNDS,
  decodeSearch,
  numberWithin,
  YEAR_LIMITS,
  type SearchDefinition,
  type YearScope,
} from 'shared-kernel/model';
import * as v from 'valibot';
import { DocumentId, parseRequest, refusedRequest } from '../parseRequest';
import { yearScope } from '../store/paths';

const CountSearch = v.object({
  organisationId: DocumentId,
  yearId: DocumentId,
  search: v.looseObject({
    id: DocumentId,
    conditions: v.pipe(v.array(v.unknown()), v.maxLength(YEAR_LIMITS.conditions)),
  }),
  requestId: numberWithin(BOUNDS.count),
});

export interface CountSearchRequest {
  readonly scope: YearScope;
  readonly edited: SearchDefinition;
  readonly requestId: number;
}

/** `{ organisationId, yearId, search: { id, name, match, conditions }, requestId }`, or the refusal of what it says. */
export function parseCountSearch(data: unknown): CountSearchRequest {
  const { organisationId, yearId, search, requestId } = parseRequest(CountSearch, data);
  const decoded = decodeSearch(search.id, search);
  if (!decoded.ok) throw refusedRequest(`search.${decoded.error.path}`, decoded.error.message);
  const { id, name, match, conditions } = decoded.value;
  return {
    scope: yearScope(organisationId, yearId),
    edited: { id, name, match, conditions },
    requestId,
  };
}
