import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'shared-kernel/contract';
import type { YearScope } from 'shared-kernel/model';
import { timeLeftWords, watched, type Watch } from 'shared-kernel/running-import';
import { ofYear, useReading } from 'shared-kernel/server-state';
import { loadWork } from './loadWork';
import type { Work } from './work';

export interface TimedWork extends Work {
  /** "about 2 minutes left", or ''. */
  readonly left: string;
}

const NONE: readonly Work[] = [];

/**
 * What runs for a year. It is read when a page is opened and when a change of the year is told, and every 2 s only as long
 * as something runs and the page is seen. `onEnd` hears of each that ran and does no longer.
 */
export function useWork(scope: YearScope, onEnd: (ended: Work) => void): readonly TimedWork[] {
  const { pathname } = useLocation();
  const [loaded, reload] = useReading(ofYear(scope, 'work', loadWork), {
    poll: (running) => running.length > 0,
  });
  const running = loaded.status === 'ready' ? loaded.value : NONE;

  const opened = useRef(pathname);
  useEffect(() => {
    if (opened.current === pathname) return;
    opened.current = pathname;
    void reload();
  }, [pathname, reload]);

  const before = useRef(NONE);
  const told = useRef(onEnd);
  useEffect(() => {
    told.current = onEnd;
  });
  useEffect(() => {
    for (const work of before.current)
      if (!running.some(({ id }) => id === work.id)) told.current(work);
    before.current = running;
  }, [running]);
  return useTimed(running);
}

function useTimed(running: readonly Work[]): readonly TimedWork[] {
  const [timed, setTimed] = useState<readonly TimedWork[]>([]);
  const watches = useRef(new Map<string, Watch | null>());
  useEffect(() => {
    const now = performance.now();
    watches.current = new Map(
      running.map(({ id, done }) => [id, watched(watches.current.get(id) ?? null, id, done, now)]),
    );
    setTimed(
      running.map((work) => {
        const seconds = watches.current.get(work.id)?.secondsLeft ?? null;
        return { ...work, left: seconds === null ? '' : timeLeftWords(seconds) };
      }),
    );
  }, [running]);
  return timed;
}
