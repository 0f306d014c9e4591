import { requireMember } from '../access/requireMember';
import type { CallableFunction } from '../caller';
import type { Services } from '../services';
import { binPath } from '../store/paths';
import { binEntryOf } from './binEntry';
import { parseYear } from './versionRequests';

/** Callable `readBin`: `{ entries }`, a `BinEntry` of each, the last deleted first; moments are ISO texts. Members only. */
export const readBin =
  ({ documents, now }: Services): CallableFunction =>
  async (data, caller) => {
    const { scope } = parseYear(data);
    await requireMember(documents, caller, scope, 'see what was deleted');
    const stored = (await documents.list(binPath(scope))).flatMap((document) => {
      const entry = binEntryOf(document, scope);
      return entry === null || now() >= entry.removeAt ? [] : [entry];
    });
    const there = await documents.getAll(stored.map(({ path }) => path));
    const entries = stored
      // One that was told of twice, and restored in between.
      .filter((_, place) => there[place] == null)
      .sort((one, other) => other.deletedAt.getTime() - one.deletedAt.getTime())
      .map(({ id, kind, name, deletedBy, deletedAt, removeAt }) => ({
        ...{ id, name, deletedBy, kind: kind === 'searches' ? 'search' : 'screen' },
        ...{ deletedAt: deletedAt.toISOString(), removeAt: removeAt.toISOString() },
      }));
    return { entries };
  };
