import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'shared-kernel/contract';
import {
  runningWork,
  watchWork,
  type EndedWork,
  type RunningWork,
} from 'shared-kernel/running-work';
import { useToast, yearAtom } from 'shared-kernel/session';
import { markTitle } from './markTitle';

/** What areas do in this window. Its end is told by a message, except where the page that shows it is there. */
export function useWindowWork(): readonly RunningWork[] {
  const [running, setRunning] = useState<readonly RunningWork[]>([]);
  const { pathname } = useLocation();
  const year = useAtomValue(yearAtom);
  const showToast = useToast();
  const tellEnd = ({ work, end }: EndedWork) => {
    markTitle(end.header);
    const isOfYear = work.yearId === undefined || work.yearId === year?.id;
    if (pathname === work.to && isOfYear) return;
    showToast({
      ...{ header: end.header, body: end.body, delayMs: null },
      variant: end.failed ? 'danger' : 'success',
      ...(end.link === undefined ? {} : { link: end.link }),
    });
  };
  const told = useRef(tellEnd);
  useEffect(() => {
    told.current = tellEnd;
  });
  useEffect(() => {
    // What had begun before the header was there.
    setRunning(runningWork());
    return watchWork((ended) => {
      setRunning(runningWork());
      if (ended !== null) told.current(ended);
    });
  }, []);
  return running;
}
