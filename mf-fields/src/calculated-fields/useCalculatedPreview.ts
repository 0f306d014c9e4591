import type { Calculation, CalculatedPreview } from 'shared-kernel/model';
import type { ServerFailure } from 'shared-kernel/server';
import { useScope } from 'shared-kernel/session';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { calculatedStoreAtom } from './calculatedStore';

/** Typing pauses this long before the server is asked. */
const PREVIEW_AFTER_MS = 250;

/** What the form comes to. While it is worked out, what was shown before stays. */
export type ShownPreview =
  | { readonly status: 'nothing' }
  | { readonly status: 'failed'; readonly failure: ServerFailure; readonly retry: () => void }
  | {
      readonly status: 'working' | 'ready';
      readonly preview: CalculatedPreview | null;
      /** Asks for values of sensitive fields, which the log notes (D371). */
      readonly reveal: () => void;
    };

interface Answered {
  readonly question: string;
  readonly preview: CalculatedPreview | null;
  readonly failure: ServerFailure | null;
}

/** Asks what a calculation comes to while it is edited; only the newest question is listened to. */
export function useCalculatedPreview(id: string, calculation: Calculation | null): ShownPreview {
  const { previewCalculatedField } = useAtomValue(calculatedStoreAtom);
  const scope = useScope();
  const question = calculation === null ? '' : JSON.stringify(calculation);
  const [attempt, setAttempt] = useState(0);
  const [revealed, setRevealed] = useState<string | null>(null);
  const isRevealed = revealed === question;
  const [answered, setAnswered] = useState<Answered | null>(null);

  useEffect(() => {
    if (question === '') return undefined;
    let newest = true;
    const timer = setTimeout(() => {
      const asked = JSON.parse(question) as Calculation;
      void previewCalculatedField(scope, { id, calculation: asked }, isRevealed).then((answer) => {
        if (!newest) return;
        if (!answer.ok) setAnswered({ question, preview: null, failure: answer.error });
        // Another tab of this person asked about the same field meanwhile: ask again.
        else if (answer.value === null) setAttempt((before) => before + 1);
        else setAnswered({ question, preview: answer.value, failure: null });
      });
    }, PREVIEW_AFTER_MS);
    return () => {
      newest = false;
      clearTimeout(timer);
    };
  }, [previewCalculatedField, scope, id, question, isRevealed, attempt]);

  if (question === '') return { status: 'nothing' };
  const reveal = () => {
    setRevealed(question);
  };
  if (answered?.question !== question)
    return { status: 'working', preview: answered?.preview ?? null, reveal };
  // What it came to without these values stands there until it is known with them.
  if (isRevealed && answered.preview?.masked !== undefined)
    return { status: 'working', preview: answered.preview, reveal };
  return answered.failure === null
    ? { status: 'ready', preview: answered.preview, reveal }
    : {
        status: 'failed',
        failure: answered.failure,
        retry: () => {
          setAnswered(null);
          setAttempt((before) => before + 1);
        },
      };
}
