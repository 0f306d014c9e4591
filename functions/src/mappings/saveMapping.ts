import { mappingFaults } from 'supporter-data';
import {
  columnsOf,
  decisionsOf,
  MAPPING_LIMITS,
  REVISION_FIELDS,
  type ColumnChoices,
} from 'shared-kernel/model';
import { requireImporter } from '../access/requireImporter';
import { activityEntry } from '../activity/activityEntry';
import { CallableError } from '../callableError';
import { emailOf, type CallableFunction } from '../caller';
import { readImport } from '../importing/importWork';
import { refusedRequest } from '../parseRequest';
import { nextSave } from '../saving/nextSave';
import type { Services } from '../services';
import type { StoredDocument } from '../store/documents';
import { savedMappingPath, savedMappingsPath } from '../store/paths';
import { takenSentence } from '../store/takenSentence';
import { neutralName } from '../suppressions/neutralText';
import { addressInName, hasAddress } from './addressIn';
import { parseSave } from './mappingRequests';

/**
 * Callable `saveMapping`: keeps under a name what the columns of an import's file become (D450), or saves over one that is
 * there, guarded by its revision. Answers a `SaveAnswer`, or why not in a sentence. For those who may import.
 */
export const saveMapping =
  (services: Services): CallableFunction =>
  async (data, signedIn) => {
    const { documents, now } = services;
    const { address, id, name, mapping, expectedRevision } = parseSave(data);
    const { organisationId } = address.scope;
    const caller = await requireImporter(documents, signedIn, address.scope);
    const columns = (await readImport(documents, address))?.record.columns ?? null;
    if (columns === null)
      throw new CallableError('failed-precondition', 'This import has no columns to save now');
    const [fault] = mappingFaults(columns.length, mapping);
    if (fault !== undefined)
      throw refusedRequest('mapping', `Column ${String(fault.position)}: ${fault.message}`);
    const choices = decisionsOf(columns, mapping);
    const bytes = Buffer.byteLength(JSON.stringify(choices));
    const subject = await neutralName(services, organisationId, name);
    return documents.transaction(async (transaction) => {
      const all = await transaction.list(savedMappingsPath(organisationId), ['name', 'bytes']);
      const path = savedMappingPath(organisationId, id);
      const next = nextSave((await transaction.get(path))?.data ?? null, REVISION_FIELDS.mapping, {
        payload: { name, choices, bytes },
        ...{ expectedRevision, savedBy: emailOf(caller), savedAt: now() },
      });
      if (next.outcome !== 'write') return next;
      const others = all.filter((other) => other.id !== id);
      const sentence =
        addressInName(name) ??
        whyNot(choices, bytes, others) ??
        takenSentence('mapping', name, id, all);
      if (sentence !== null) return { outcome: 'refused', sentence };
      transaction.write({ kind: 'set', path, data: next.data });
      transaction.write(
        activityEntry(services, { organisationId }, caller, 'mappingSaved', '', subject),
      );
      return { outcome: 'saved', revision: next.revision };
    });
  };

/** Null where it is a mapping, and there is room for it beside the others. */
function whyNot(
  choices: ColumnChoices,
  bytes: number,
  others: readonly StoredDocument[],
): string | null {
  const names = [...columnsOf(choices), ...choices.changed.map(({ name }) => name)];
  if (names.some(hasAddress))
    return 'A column is named by an email address, as if a supporter’s row named the columns. Choose the row with the names first, or name the column otherwise.';
  const { mappings, allBytes, bytes: most } = MAPPING_LIMITS;
  if (bytes > most) return 'These are too many columns to be saved as one mapping.';
  if (others.length >= mappings)
    return `There are ${String(mappings)} saved mappings, which is as many as an organisation can have. Delete one that nobody needs any more.`;
  const before = others.reduce((sum, { data }) => sum + bytesOf(data['bytes']), 0);
  return before + bytes > allBytes
    ? 'The saved mappings of the organisation have no more room together. Delete one that nobody needs any more.'
    : null;
}

const bytesOf = (stored: unknown): number =>
  typeof stored === 'number' && stored > 0 ? stored : 0;
