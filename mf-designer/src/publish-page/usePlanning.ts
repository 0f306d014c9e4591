import type { DraftChange, Publishing, ScreenId } from 'shared-kernel/model';
import { publishingStoreAtom, type PublishingRequest } from 'shared-kernel/publishing';
import { useScope } from 'shared-kernel/session';
import { useAtomValue } from 'jotai';
import { useState } from 'react';

import { atOnce, browserZone, scheduleFaults, type Schedule } from '../publishing/schedule';
import { useAnswer } from '../publishing/useAnswer';

/** [S167] What is ticked, when it is to be seen, and what the server says that it comes to. */
export function usePlanning(publishing: Publishing, only: readonly ScreenId[]) {
  const store = useAtomValue(publishingStoreAtom);
  const scope = useScope();
  const { drafts, live, savedHash, timeZone } = publishing;
  const [ticks, setTicks] = useState<ReadonlyMap<ScreenId, boolean>>(new Map());
  const [schedule, setSchedule] = useState<Schedule>(() => atOnce(timeZone || browserZone()));
  const isTicked = ({ screenId, fault }: DraftChange): boolean =>
    fault === null && (ticks.get(screenId) ?? (only.length === 0 || only.includes(screenId)));
  const chosen = drafts.filter(isTicked);
  const faults = scheduleFaults(schedule, new Date());
  const isTimed = faults.from === undefined && faults.until === undefined;
  const request: PublishingRequest = {
    screenIds: chosen.length === drafts.length ? null : chosen.map(({ screenId }) => screenId),
    ...(isTimed ? schedule : atOnce(schedule.timeZone)),
  };
  const key =
    chosen.length === 0 ? null : JSON.stringify([savedHash, live, request.screenIds, request.from]);
  const plan = useAnswer(key, () => store.plan(scope, request));
  const effect = useAnswer(key, () => store.count(scope, { ...request, number: null }));
  return {
    chosen,
    isTicked,
    tick: (of: readonly DraftChange[], ticked: boolean) => {
      setTicks(
        (before) => new Map([...before, ...of.map(({ screenId }) => [screenId, ticked] as const)]),
      );
    },
    schedule,
    setSchedule,
    faults,
    request,
    plan,
    effect,
    /** What is shown is not what would be published. */
    isOvertaken: plan.value !== null && !plan.working && plan.value.savedHash !== savedHash,
  };
}

export type Planning = ReturnType<typeof usePlanning>;
