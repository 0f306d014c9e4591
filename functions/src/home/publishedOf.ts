import type { Attention, PublishingState, YearScope } from 'shared-kernel/model';
import { seenAt } from '../published/timeline';
import { NO_VERSION, readTimeline, readVersionParts } from '../published/readVersion';
import { draftsOf } from '../publishing/draftsOf';
import { readSaved } from '../publishing/readSaved';
import type { Services } from '../services';
import { publicationsPath } from '../store/paths';

interface PublishedOf {
  readonly state: PublishingState;
  readonly attention: readonly Attention[];
}

/** What supporters see of a year, and what waits to be seen. Of a year that was never published, nothing does. */
export async function publishedOf(
  { documents, now }: Pick<Services, 'documents' | 'now'>,
  scope: YearScope,
): Promise<PublishedOf> {
  const timeline = await readTimeline(documents, scope);
  if (timeline === null) return { state: 'asSaved', attention: [] };
  const { state, live } = seenAt(timeline, now());
  const [saved, base, waiting] = await Promise.all([
    readSaved(documents, scope),
    live === null ? NO_VERSION : readVersionParts(documents, scope, live.number),
    documents.where(publicationsPath(scope), 'state', ['awaiting']),
  ]);
  // Before anything was published all of it is a draft: the first steps say so.
  const drafts = state === 'nothing' ? [] : draftsOf(base ?? NO_VERSION, saved);
  const [only] = drafts.length === 1 ? drafts : [];
  const item = (kind: Attention['kind'], count: number, id = '', name = ''): Attention[] =>
    count === 0 ? [] : [{ kind, count, id, name, day: null }];
  return {
    state,
    attention: [
      ...(state === 'takenDown' || state === 'over' ? item(state, 1) : []),
      ...item('approvalWaits', waiting.length),
      ...item('drafts', drafts.length, only?.screenId, only?.name),
    ],
  };
}
