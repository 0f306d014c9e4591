import { useScope } from 'shared-kernel/session';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { designStoreAtom } from '../../persistence/designStore';
import { fallbackCount, type FallbackCount, type FallbackQuestion } from './fallbackQuestion';

/** Typing pauses this long before the server is asked. */
export const COUNT_AFTER_MS = 300;

/** `working` until the question at hand is answered; `unknown` where it cannot be asked or was not answered. */
export type FallbackAnswer =
  { readonly status: 'working' | 'unknown' } | ({ readonly status: 'ready' } & FallbackCount);

interface Answered {
  readonly key: string;
  readonly answer: FallbackAnswer;
}

/** [S47] Asks the server; only the newest question is listened to. */
export function useFallbackCount(question: FallbackQuestion | null): FallbackAnswer {
  const { countSearch } = useAtomValue(designStoreAtom);
  const scope = useScope();
  const [answered, setAnswered] = useState<Answered | null>(null);
  const [attempt, setAttempt] = useState(0);
  const key = question === null ? null : JSON.stringify(question.search);
  // The key stands for the search, which is made anew with every keystroke.
  const searchOfKey = useEffectEvent(() => question?.search);

  useEffect(() => {
    const search = searchOfKey();
    if (search === undefined || key === null) return undefined;
    let newest = true;
    const timer = setTimeout(() => {
      void countSearch({ ...scope, search }).then((counts) => {
        if (!newest) return;
        if (counts.ok) {
          setAnswered({ key, answer: { status: 'ready', ...fallbackCount(search, counts.value) } });
        } else if (counts.error.code === 'server/cancelled') {
          // Another tab of this person asked meanwhile: ask again.
          setAttempt((before) => before + 1);
        } else setAnswered({ key, answer: { status: 'unknown' } });
      });
    }, COUNT_AFTER_MS);
    return () => {
      newest = false;
      clearTimeout(timer);
    };
  }, [countSearch, scope, key, attempt]);

  if (key === null) return { status: 'unknown' };
  return answered?.key === key ? answered.answer : { status: 'working' };
}
