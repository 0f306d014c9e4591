import type { ScreenId, ShowEventKind, YearScope } from 'shared-kernel/model';
import type { Services } from '../services';
import type { CountsToAdd } from '../store/documents';
import { resultsPath } from '../store/paths';
import { shardId } from './resultDays';

export interface EventTally {
  /** Resolves when the event is stored. */
  count(scope: YearScope, event: ShowEventKind, screenId: ScreenId): Promise<void>;
}

/**
 * Adds events to the counts of their day, without a word on whose they were. What comes while a write is on its way is
 * written together after it, so that a crowd costs one write at a time.
 */
export function eventTally({
  documents,
  now,
  newId,
}: Pick<Services, 'documents' | 'now' | 'newId'>): EventTally {
  const shard = shardId(newId());
  let waiting = new Map<string, CountsToAdd>();
  let writing: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;

  const write = async (): Promise<void> => {
    const counts = waiting;
    waiting = new Map();
    next = null;
    writing = documents.commit(
      [...counts].map(([path, added]) => ({ kind: 'add' as const, path, counts: added })),
    );
    await writing;
  };

  return {
    count: (scope, event, screenId) => {
      const path = `${resultsPath(scope)}/${shard(now())}`;
      waiting.set(path, withOneMore(waiting.get(path) ?? {}, event, screenId));
      next ??= writing.then(write, write);
      return next;
    },
  };
}

function withOneMore(counts: CountsToAdd, event: ShowEventKind, screenId: ScreenId): CountsToAdd {
  const before = counts[event];
  if (event !== 'left')
    return { ...counts, [event]: (typeof before === 'number' ? before : 0) + 1 };
  const places = typeof before === 'object' ? before : {};
  return { ...counts, left: { ...places, [screenId]: (places[screenId] ?? 0) + 1 } };
}
