import {
  asId,
  decodeSavedMapping,
  sortedByName,
  succeeded,
  type ImportMapping,
  type MappingId,
  type OrganisationId,
  type SaveAnswer,
  type SavedMapping,
  type UnreadableMapping,
} from 'shared-kernel/model';
import { askServer, SaveAnswerSchema, type ServerAnswer } from 'shared-kernel/server';
import * as v from 'valibot';
import type { ImportAddress } from './imports';

export interface SavedMappings {
  /** By name. */
  readonly mappings: readonly SavedMapping[];
  readonly unreadable: readonly UnreadableMapping[];
}

export interface MappingToSave extends ImportAddress {
  /** Of its own making, or of the one that is saved over. */
  readonly id: MappingId;
  readonly name: string;
  /** Of the import's columns. */
  readonly mapping: ImportMapping;
  /** 0 where there is none yet. */
  readonly expectedRevision: number;
}

interface OfMapping {
  readonly organisationId: OrganisationId;
  readonly id: MappingId;
}

/** What saving came to; refused in a sentence where the name is taken or there is no room. */
export type MappingAnswer = SaveAnswer | { readonly outcome: 'refused'; readonly sentence: string };

const Mappings = v.object({
  mappings: v.array(v.looseObject({ id: v.string() })),
  unreadable: v.array(
    v.object({ id: v.pipe(v.string(), v.transform(asId<MappingId>)), name: v.string() }),
  ),
});
const AnswerSchema = v.union([
  SaveAnswerSchema,
  v.object({ outcome: v.literal('refused'), sentence: v.string() }),
]);

/** The mappings that the organisation has saved (D450). Admins only. */
export async function readMappings(organisationId: OrganisationId): ServerAnswer<SavedMappings> {
  const answer = await askServer('readMappings', { organisationId }, Mappings);
  if (!answer.ok) return answer;
  const read = answer.value.mappings.map((stored) => ({
    stored,
    mapping: decodeSavedMapping(stored.id, stored),
  }));
  return succeeded({
    mappings: sortedByName(read.flatMap(({ mapping }) => (mapping.ok ? [mapping.value] : []))),
    // What the server can read and this page cannot is as little use here.
    unreadable: [
      ...answer.value.unreadable,
      ...read.flatMap(({ stored: { id, name }, mapping }) =>
        mapping.ok ? [] : [{ id: asId<MappingId>(id), name: typeof name === 'string' ? name : '' }],
      ),
    ],
  });
}

/** Keeps what an import's columns become under a name, or saves over a mapping that is there. Admins only. */
export const saveMapping = (request: MappingToSave): ServerAnswer<MappingAnswer> =>
  askServer('saveMapping', request, AnswerSchema);

/** Admins only. */
export const renameMapping = (
  request: OfMapping & { readonly name: string; readonly expectedRevision: number },
): ServerAnswer<MappingAnswer> => askServer('renameMapping', request, AnswerSchema);

/** Admins only. */
export const deleteMapping = (request: OfMapping): ServerAnswer<unknown> =>
  askServer('deleteMapping', request, v.object({ outcome: v.literal('deleted') }));
