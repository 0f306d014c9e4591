import { atom } from 'jotai';
import {
  countNumber,
  succeeded,
  VERSION_PARTS,
  type BinEntry,
  type VersionHead,
  type YearScope,
} from 'shared-kernel/model';
import { askServer, Moment, type ServerAnswer } from 'shared-kernel/server';
import * as v from 'valibot';

/** What has versions. */
export interface OfVersions {
  readonly kind: 'search' | 'screen' | 'calculatedField' | 'field';
  /** Of a field its name. */
  readonly id: string;
}

/** The fields that were saved, as a document holds them. */
export type SavedFields = Readonly<Record<string, unknown>>;

/** What pages ask of earlier saves, and of what was deleted. */
export interface VersionStore {
  /** Newest first. */
  readonly read: (scope: YearScope, of: OfVersions) => ServerAnswer<readonly VersionHead[]>;
  readonly readSaved: (scope: YearScope, version: string) => ServerAnswer<SavedFields>;
  /** The last deleted first. */
  readonly readBin: (scope: YearScope, kind: BinEntry['kind']) => ServerAnswer<readonly BinEntry[]>;
  readonly restore: (
    scope: YearScope,
    entry: Pick<BinEntry, 'id' | 'kind'>,
  ) => ServerAnswer<unknown>;
}

const Versions = v.object({
  versions: v.array(
    v.object({
      id: v.string(),
      part: v.picklist(VERSION_PARTS),
      revision: countNumber(),
      savedBy: v.string(),
      savedAt: v.nullable(Moment),
      changes: v.array(v.string()),
    }),
  ),
});
const Saved = v.object({ saved: v.record(v.string(), v.unknown()) });
const Bin = v.object({
  entries: v.array(
    v.object({
      id: v.string(),
      kind: v.picklist(['search', 'screen', 'calculatedField']),
      name: v.string(),
      deletedBy: v.string(),
      deletedAt: Moment,
      removeAt: Moment,
    }),
  ),
});

export const versionStoreAtom = atom<VersionStore>({
  read: async (scope, of) => {
    const answer = await askServer('readVersions', { ...scope, ...of }, Versions);
    return answer.ok ? succeeded(answer.value.versions) : answer;
  },
  readSaved: async (scope, id) => {
    const answer = await askServer('readVersion', { ...scope, id }, Saved);
    return answer.ok ? succeeded(answer.value.saved) : answer;
  },
  readBin: async (scope, kind) => {
    const of = kind === 'calculatedField' ? { kind } : {};
    const answer = await askServer('readBin', { ...scope, ...of }, Bin);
    return answer.ok ? succeeded(answer.value.entries) : answer;
  },
  restore: (scope, { id, kind }) =>
    askServer(
      kind === 'calculatedField' ? 'restoreCalculatedField' : 'restoreDeleted',
      { ...scope, id },
      v.object({ id: v.string() }),
    ),
});
