import { useEffect, useRef } from 'react';
import { useLocation } from 'shared-kernel/contract';
import type { YearScope } from 'shared-kernel/model';
import { ofYear, useReading } from 'shared-kernel/server-state';
import { loadWork } from './loadWork';
import type { Work } from './work';

const NONE: readonly Work[] = [];

/**
 * What runs for a year. It is read when a page is opened and when a change of the year is told, and every 2 s only as long
 * as something runs and the page is seen. `onEnd` hears of each that ran and does no longer.
 */
export function useWork(scope: YearScope, onEnd: (ended: Work) => void): readonly Work[] {
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
  return running;
}
