import { useState } from 'react';
import type { ActivityEntry, ActivityPage, OrganisationId } from 'shared-kernel/model';
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

const NOTHING_OLDER = { entries: [], next: undefined } as const;

/** The organisation's log, page by page. */
export function useActivity(organisationId: OrganisationId): Activity {
  const [newest, reloadNewest] = useReading(
    ofOrganisation(organisationId, 'activity', () => readActivity({ organisationId })),
    { fresh: true },
  );
  const [older, setOlder] = useState<{
    readonly entries: readonly ActivityEntry[];
    readonly next: string | null | undefined;
  }>(NOTHING_OLDER);
  const [failure, setFailure] = useState<ServerFailure | null>(null);
  const [isLoadingMore, setLoadingMore] = useState(false);
  const firstNext = newest.status === 'ready' ? newest.value.next : null;
  const after = older.next === undefined ? firstNext : older.next;

  const showMore = async (from: string) => {
    setLoadingMore(true);
    setFailure(null);
    const page = await readActivity({ organisationId, after: from });
    if (page.ok)
      setOlder((before) => ({
        entries: [...before.entries, ...page.value.entries],
        next: page.value.next,
      }));
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
      setOlder(NOTHING_OLDER);
      setFailure(null);
      await reloadNewest();
    },
  };
}
