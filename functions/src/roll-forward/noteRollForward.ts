import { requireAdmin } from '../access/requireAdmin';
import { readYear } from '../access/readYear';
import { CallableError } from '../callableError';
import { emailOf, type CallableFunction } from '../caller';
import type { Services } from '../services';
import { inYear, rollForwardPath } from '../store/paths';
import { parseNote } from './requests';
import { BROUGHT_KINDS, recordOf, storyHash, UNDO_DAYS } from './rollForwardRecord';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Callable `noteRollForward`: before a roll forward makes anything, notes by id what it is about to bring, so that it can be
 * undone (D380); what is there already is not brought. One that goes on where another one of the same year stopped is the
 * same. Admins only.
 */
export const noteRollForward =
  ({ documents, now }: Services): CallableFunction =>
  async (data, caller) => {
    const { scope, source, story, ...ids } = parseNote(data);
    const admin = await requireAdmin(documents, caller, scope, 'roll its years forward');
    const path = rollForwardPath(scope, source);
    await documents.transaction(async (transaction) => {
      const { year } = await readYear(transaction, scope);
      const stored = await transaction.get(path);
      const before = stored === null ? null : recordOf(stored);
      if (before?.state === 'working')
        throw new CallableError(
          'failed-precondition',
          'The roll forward before is being undone. Please wait until that is done',
        );
      const isOpen = before !== null && now() < before.until;
      const brought: Record<string, readonly string[]> = {};
      for (const kind of BROUGHT_KINDS) {
        const heads = await transaction.list(inYear(scope, kind), ['name']);
        const there = new Set(heads.map(({ id }) => id));
        const earlier = isOpen ? before[kind].filter((id) => there.has(id)) : [];
        brought[kind] = [...new Set([...earlier, ...ids[kind].filter((id) => !there.has(id))])];
      }
      const isStoryNew = story !== null && year.storySaved.revision === 0;
      const at = now();
      transaction.write({
        kind: 'set',
        path,
        data: {
          ...{ state: 'open', owner: '', leaseUntil: null, undo: null, ...brought },
          story: isStoryNew ? storyHash(story) : isOpen ? before.story : '',
          ...{ by: emailOf(admin), at, until: new Date(at.getTime() + UNDO_DAYS * DAY_MS) },
        },
      });
    });
    return {};
  };
