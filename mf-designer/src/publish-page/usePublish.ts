import { publishingStoreAtom } from 'shared-kernel/publishing';
import { serverSentence } from 'shared-kernel/server';
import { useServerChanges } from 'shared-kernel/server-state';
import { useScope, useToast } from 'shared-kernel/session';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';

import type { Planning } from './usePlanning';

const OVERTAKEN =
  'Somebody has saved meanwhile: what changes is shown anew, and what you ticked is kept.';

/** [S167] Publishes exactly what was shown, or says why not and shows what there is now. */
export function usePublish({ request, isOvertaken, schedule }: Planning, onDone: () => void) {
  const store = useAtomValue(publishingStoreAtom);
  const scope = useScope();
  const toast = useToast();
  const { yearChanged } = useServerChanges();
  const [publishing, setPublishing] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  const showAnew = useEffectEvent(() => {
    setRefusal(OVERTAKEN);
    void yearChanged(scope);
  });
  useEffect(() => {
    if (isOvertaken) showAnew();
  }, [isOvertaken]);

  const publish = async (hash: string) => {
    setPublishing(true);
    setRefusal(null);
    const answer = await store.publish(scope, { ...request, hash });
    if (answer.ok) {
      const called = `version ${String(answer.value.number)}`;
      const body =
        answer.value.state === 'awaiting'
          ? `Somebody else can approve ${called} now.`
          : schedule.from === null
            ? `Supporters see ${called} now.`
            : `Supporters see ${called} once its time has come.`;
      toast({ header: 'Publish', body, variant: 'success' });
    } else setRefusal(`${serverSentence(answer.error)} Nothing was published.`);
    await yearChanged(scope);
    setPublishing(false);
    if (answer.ok) onDone();
  };
  return { publish, publishing, refusal };
}
