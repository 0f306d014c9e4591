import {
  asId,
  NO_CHOICES,
  succeeded,
  type ColumnChoices,
  type MappingId,
  type SavedMapping,
} from 'shared-kernel/model';
import type { ImportPort } from '../importPort';

const saved = (revision: number) => ({
  revision,
  savedBy: 'eve@example.org',
  savedAt: new Date(Date.UTC(2026, 10, revision)),
});

export const aMapping = (
  name: string,
  choices: Partial<ColumnChoices> = {},
  revision = 1,
): SavedMapping => ({
  id: asId<MappingId>(name),
  name,
  choices: { ...NO_CHOICES, ...choices },
  saved: saved(revision),
});

/** The calls about saved mappings, over a list that they change. */
export function mappingsOf(
  mappings: SavedMapping[],
  told: (name: string, said: unknown) => void,
): Pick<ImportPort, 'readMappings' | 'saveMapping' | 'renameMapping' | 'deleteMapping'> {
  const keep = (id: MappingId, name: string, revision: number) => {
    const at = mappings.findIndex((one) => one.id === id);
    const next = { ...(mappings[at] ?? aMapping(name)), id, name, saved: saved(revision) };
    mappings.splice(at < 0 ? mappings.length : at, 1, next);
    return Promise.resolve(succeeded({ outcome: 'saved', revision } as const));
  };
  return {
    readMappings: () => Promise.resolve(succeeded({ mappings: [...mappings], unreadable: [] })),
    saveMapping: ({ id, name, mapping, expectedRevision }) => {
      told('saveMapping', { name, mapping, expectedRevision });
      return keep(id, name, expectedRevision + 1);
    },
    renameMapping: ({ id, name, expectedRevision }) => {
      told('renameMapping', { name, expectedRevision });
      return keep(id, name, expectedRevision + 1);
    },
    deleteMapping: ({ id }) => {
      told('deleteMapping', id);
      const at = mappings.findIndex((one) => one.id === id);
      if (at >= 0) mappings.splice(at, 1);
      return Promise.resolve(succeeded({}));
    },
  };
}
