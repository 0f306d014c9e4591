import type { BinEntry } from 'shared-kernel/model';
import { requireMember } from '../access/requireMember';
import type { CallableFunction } from '../caller';
import type { Services } from '../services';
import { binPath } from '../store/paths';
import { binEntryOf, type BinKind } from './binEntry';
import { parseBin } from './versionRequests';

/** As answers call them. */
const KINDS = {
  searches: 'search',
  screens: 'screen',
  calculatedFields: 'calculatedField',
} as const satisfies Record<BinKind, BinEntry['kind']>;

/**
 * Callable `readBin`: `{ entries }`, a `BinEntry` of each, the last deleted first; moments are ISO texts. Calculated fields
 * are asked for by `kind`, since pages of an earlier release know searches and screens alone. Members only.
 */
export const readBin =
  ({ documents, now }: Services): CallableFunction =>
  async (data, caller) => {
    const { scope, kind: wanted } = parseBin(data);
    await requireMember(documents, caller, scope, 'see what was deleted');
    const stored = (await documents.list(binPath(scope))).flatMap((document) => {
      const entry = binEntryOf(document, scope);
      const isWanted = (entry?.kind === 'calculatedFields') === (wanted === 'calculatedField');
      return entry === null || !isWanted || now() >= entry.removeAt ? [] : [entry];
    });
    const there = await documents.getAll(stored.map(({ path }) => path));
    const entries = stored
      // One that was told of twice, and restored in between.
      .filter((_, place) => there[place] == null)
      .sort((one, other) => other.deletedAt.getTime() - one.deletedAt.getTime())
      .map(({ id, kind, name, deletedBy, deletedAt, removeAt }) => ({
        ...{ id, name, deletedBy, kind: KINDS[kind] },
        ...{ deletedAt: deletedAt.toISOString(), removeAt: removeAt.toISOString() },
      }));
    return { entries };
  };
