import {
  CARE_EFFECTS,
  CARE_KINDS,
  CARE_REASONS,
  changesDaily,
  dateParts,
  decodeSearch,
  leavesOf,
  LONGEST_CARE_NOTE,
  YEAR_LIMITS,
  type Condition,
  type OrganisationId,
} from 'shared-kernel/model';
import { isValidEmail } from 'supporter-data';
import * as v from 'valibot';
import { DocumentId, Organisation, parseRequest, refusedRequest } from '../parseRequest';
import { plainEmail, plainSupporterId } from '../suppressions/plainSpelling';

/** Entries of one request: its writes go into one transaction. */
export const CARE_AT_ONCE = 200;
const LONGEST_VALUE = 320;

const Entry = v.object({
  of: v.picklist(CARE_KINDS),
  value: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Write an email or a supporter id'),
    v.maxLength(LONGEST_VALUE),
  ),
  effect: v.picklist(CARE_EFFECTS),
  reason: v.picklist(CARE_REASONS),
  note: v.pipe(v.string(), v.trim(), v.maxLength(LONGEST_CARE_NOTE)),
  lastDay: v.nullable(dateParts()),
  search: v.optional(
    v.nullable(
      v.looseObject({
        conditions: v.pipe(
          v.array(v.unknown()),
          v.minLength(1, 'Say whom it is about'),
          v.maxLength(YEAR_LIMITS.conditions),
        ),
      }),
    ),
    null,
  ),
});

const Read = v.object({ organisationId: Organisation });
const Add = v.object({
  organisationId: Organisation,
  entries: v.pipe(v.array(Entry), v.minLength(1), v.maxLength(CARE_AT_ONCE)),
});
const End = v.object({
  organisationId: Organisation,
  ids: v.pipe(v.array(DocumentId), v.minLength(1), v.maxLength(CARE_AT_ONCE)),
});

export interface AskedCare extends Omit<v.InferOutput<typeof Entry>, 'search'> {
  readonly search: { readonly match: string; readonly conditions: readonly Condition[] } | null;
}

export interface AddRequest {
  readonly organisationId: OrganisationId;
  readonly entries: readonly AskedCare[];
}

/** `{ organisationId }`. */
export const parseReadCare = (data: unknown) => parseRequest(Read, data);

/** `{ organisationId, entries: [{ of, value, effect, reason, note, lastDay, search? }] }`. */
export function parseAddCare(data: unknown): AddRequest {
  const { organisationId, entries } = parseRequest(Add, data);
  return { organisationId, entries: entries.map(askedOf) };
}

/** `{ organisationId, ids }`. */
export const parseEndCare = (data: unknown) => parseRequest(End, data);

function askedOf({ search, ...entry }: v.InferOutput<typeof Entry>, index: number): AskedCare {
  const path = `entries.${String(index)}`;
  if (entry.of === 'email' && !isValidEmail(plainEmail(entry.value)))
    throw refusedRequest(`${path}.value`, 'This is not an email address');
  if (entry.of === 'supporterId' && plainSupporterId(entry.value) === '')
    throw refusedRequest(`${path}.value`, 'This is not a supporter id');
  if (entry.effect === 'quiet' && entry.lastDay === null)
    throw refusedRequest(`${path}.lastDay`, 'Choose the day until which they are left alone');
  if (entry.of !== 'search') return { ...entry, search: null };
  const decoded = decodeSearch('care', { name: '', ...search });
  if (!decoded.ok)
    throw refusedRequest(`${path}.search.${decoded.error.path}`, decoded.error.message);
  const { match, conditions } = decoded.value;
  if (conditions.length === 0) throw refusedRequest(`${path}.search`, 'Say whom it is about');
  // The searches of a year are another year's no more.
  if (conditions.some(({ dataType }) => dataType !== 'field'))
    throw refusedRequest(`${path}.search`, 'It can ask for data fields only');
  // Who is on the list is marked when the list or the data changes, not at midnight (D333).
  if (changesDaily(conditions))
    throw refusedRequest(`${path}.search`, 'It cannot ask for days counted from today');
  return { ...entry, search: { match, conditions: leavesOf(conditions) } };
}
