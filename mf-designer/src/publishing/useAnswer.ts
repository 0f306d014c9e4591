import type { ServerAnswer, ServerFailure } from 'shared-kernel/server';
import { useEffect, useEffectEvent, useState } from 'react';

/** How long a question rests before the server is asked, so that a run of ticks is one question. */
const REST_MS = 300;

export interface Answer<T> {
  /** The newest that came, to this question or the one before it. */
  readonly value: T | null;
  readonly failure: ServerFailure | null;
  readonly working: boolean;
  readonly again: () => void;
}

/** Asks the server what `key` stands for, whenever it changes; null asks nothing. */
export function useAnswer<T>(key: string | null, ask: () => ServerAnswer<T>): Answer<T> {
  const [attempt, setAttempt] = useState(0);
  const [answered, setAnswered] = useState<{
    readonly key: string | null;
    readonly value: T | null;
    readonly failure: ServerFailure | null;
  }>({ key: null, value: null, failure: null });
  const asked = key === null ? null : `${key} ${String(attempt)}`;
  const put = useEffectEvent(ask);

  useEffect(() => {
    if (asked === null) return undefined;
    let newest = true;
    const timer = setTimeout(() => {
      void put().then((answer) => {
        if (!newest) return;
        setAnswered(({ value }) =>
          answer.ok
            ? { key: asked, value: answer.value, failure: null }
            : { key: asked, value, failure: answer.error },
        );
      });
    }, REST_MS);
    return () => {
      newest = false;
      clearTimeout(timer);
    };
  }, [asked]);

  const isOf = answered.key === asked;
  return {
    value: answered.value,
    failure: isOf ? answered.failure : null,
    working: asked !== null && !isOf,
    again: () => {
      setAttempt((times) => times + 1);
    },
  };
}
