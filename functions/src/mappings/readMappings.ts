import { decodeSavedMapping } from 'shared-kernel/model';
import { requireAdmin } from '../access/requireAdmin';
import type { CallableFunction } from '../caller';
import type { Services } from '../services';
import { savedMappingsPath } from '../store/paths';
import { storedName } from '../store/storedName';
import { parseRead } from './mappingRequests';

/**
 * Callable `readMappings`: `{ mappings, unreadable }`, each mapping as it is stored with its id, its moment an ISO text; of
 * one that cannot be read `{ id, name }`. For those who may import.
 */
export const readMappings =
  ({ documents }: Services): CallableFunction =>
  async (data, caller) => {
    const { organisationId } = parseRead(data);
    await requireAdmin(documents, caller, { organisationId }, 'see its saved mappings');
    const stored = await documents.list(savedMappingsPath(organisationId));
    const read = stored.map((document) => ({
      document,
      mapping: decodeSavedMapping(document.id, document.data),
    }));
    return {
      mappings: read.flatMap(({ mapping }) => {
        if (!mapping.ok) return [];
        const { saved, ...rest } = mapping.value;
        const { revision, savedBy, savedAt } = saved;
        return [{ ...rest, revision, savedBy, savedAt: savedAt?.toISOString() ?? null }];
      }),
      unreadable: read.flatMap(({ document, mapping }) =>
        mapping.ok ? [] : [{ id: document.id, name: storedName(document.data) }],
      ),
    };
  };
