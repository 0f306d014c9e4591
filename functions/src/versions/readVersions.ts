import type { VersionPart } from 'shared-kernel/model';
import { requireMember } from '../access/requireMember';
import { CallableError } from '../callableError';
import type { CallableFunction } from '../caller';
import { fieldDocumentId } from '../fields/fieldDocumentId';
import type { Services } from '../services';
import type { StoredDocument } from '../store/documents';
import { versionPath, versionsPath } from '../store/paths';
import { PARTS } from './parts';
import { parseOne, parseVersions } from './versionRequests';

/**
 * Callable `readVersions`: `{ versions }`, a `VersionHead` of each save of a search, a screen, a calculated
 * field or a field’s type that is kept, newest first;
 * moments are ISO texts. Members only.
 */
export const readVersions =
  ({ documents }: Services): CallableFunction =>
  async (data, caller) => {
    const { scope, kind, id: named } = parseVersions(data);
    const id = kind === 'field' ? fieldDocumentId(named) : named;
    await requireMember(documents, caller, scope, 'see its versions');
    const stored = await documents.where(versionsPath(scope), 'of', [id]);
    const versions = stored.filter(({ data: { part } }) => kindOf(part) === kind);
    return { versions: versions.sort(newestFirst).map(headOf) };
  };

/** Callable `readVersion`: `{ saved }`, the fields that were saved, as a document holds them. Members only. */
export const readVersion =
  ({ documents }: Services): CallableFunction =>
  async (data, caller) => {
    const { scope, id } = parseOne(data);
    await requireMember(documents, caller, scope, 'see its versions');
    const stored = await documents.get(versionPath(scope, id));
    if (stored === null) throw new CallableError('not-found', 'This version is no longer kept');
    return { saved: stored.data['saved'] };
  };

function headOf({ id, data }: StoredDocument) {
  const { part, revision, savedBy, savedAt, changes } = data;
  const at = savedAt instanceof Date ? savedAt.toISOString() : null;
  return { id, part, revision, savedBy, savedAt: at, changes };
}

/** Saves of one moment stand in the order of their revisions. */
const newestFirst = ({ data: one }: StoredDocument, { data: other }: StoredDocument): number =>
  msOf(other['savedAt']) - msOf(one['savedAt']) ||
  Number(other['revision']) - Number(one['revision']);

const msOf = (at: unknown): number => (at instanceof Date ? at.getTime() : 0);

const KINDS = {
  searches: 'search',
  screens: 'screen',
  calculatedFields: 'calculatedField',
  fieldsList: 'field',
} as const satisfies Record<(typeof PARTS)[VersionPart]['kind'], string>;

const kindOf = (part: unknown): string | null => {
  const [, fields] = Object.entries(PARTS).find(([name]) => name === part) ?? [];
  return fields === undefined ? null : KINDS[fields.kind];
};
