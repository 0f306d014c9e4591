import { useState } from 'react';
import type {
  ActivityEntry,
  ActivityFilter,
  ActivityPage,
  OrganisationId,
} from 'shared-kernel/model';
import type { ServerFailure } from 'shared-kernel/server';
import { ofOrganisation, useReading, type Loaded } from 'shared-kernel/server-state';
import { readActivity } from '../server/activity';

interface Activity {
  readonly newest: Loaded<ActivityPage, ServerFailure>;
  /** What was asked for beyond the newest page. */
  readonly older: readonly ActivityEntry[];
  /** Null where there is no more. */
  readonly showMore: (() => Promise<void>) | null;
  readonly failure: ServerFailure | null;
  readonly isLoadingMore: boolean;
  readonly reload: () => Promise<void>;
}

interface Older {
  /** The filter that they were asked for with: of another one, they are forgotten. */
  readonly of: string;
  readonly entries: readonly ActivityEntry[];
  readonly next: string | null | undefined;
}

/** The lines of the organisation's log that a filter leaves, page by page. */
export function useActivity(organisationId: OrganisationId, filter: ActivityFilter): Activity {
  const of = JSON.stringify(filter);
  const nothingOlder: Older = { of, entries: [], next: undefined };
  const [newest, reloadNewest] = useReading(
    ofOrganisation(
      organisationId,
      'activity',
      () => readActivity({ organisationId, filter }),
      of === '{}' ? '' : of,
    ),
    { fresh: true },
  );
  const [asked, setOlder] = useState<Older>(nothingOlder);
  const older = asked.of === of ? asked : nothingOlder;
  const [failure, setFailure] = useState<ServerFailure | null>(null);
  const [isLoadingMore, setLoadingMore] = useState(false);
  const firstNext = newest.status === 'ready' ? newest.value.next : null;
  const after = older.next === undefined ? firstNext : older.next;

  const showMore = async (from: string) => {
    setLoadingMore(true);
    setFailure(null);
    const page = await readActivity({ organisationId, filter, after: from });
    if (page.ok)
      setOlder({
        of,
        entries: [...older.entries, ...page.value.entries],
        next: page.value.next,
      });
    else setFailure(page.error);
    setLoadingMore(false);
  };
  return {
    newest,
    older: older.entries,
    showMore: after === null ? null : () => showMore(after),
    failure,
    isLoadingMore,
    reload: async () => {
      setOlder(nothingOlder);
      setFailure(null);
      await reloadNewest();
    },
  };
}
