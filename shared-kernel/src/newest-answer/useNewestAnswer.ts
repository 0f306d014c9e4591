import type { Result } from 'shared-kernel/model';
import type { ServerFailure } from 'shared-kernel/server';
import { useToday } from 'shared-kernel/today';
import { useEffect, useState } from 'react';

/** Typing pauses this long before the server is asked. */
export const ASK_AFTER_MS = 150;

/** What is known of a question that changes while somebody edits; while `working`, the answer belongs to an earlier state. */
export type NewestAnswer<Answer> =
  | { readonly status: 'nothing' }
  | { readonly status: 'failed'; readonly failure: ServerFailure; readonly retry: () => void }
  | { readonly status: 'working'; readonly answer: Answer | null }
  | { readonly status: 'ready'; readonly answer: Answer };

interface Asked<Question, Answer> {
  readonly question: Question;
  readonly answer: Answer | null;
  readonly failure: ServerFailure | null;
}

/**
 * Asks a question anew whenever it is another, once typing pauses; only the newest is listened to. Null asks nothing.
 * `ask` must stay the same from one render to the next.
 */
export function useNewestAnswer<Question, Answer>(
  question: Question | null,
  ask: (question: Question) => Promise<Result<Answer, ServerFailure>>,
): NewestAnswer<Answer> {
  // On a new day the same question has another answer (D418).
  const today = useToday();
  const [attempt, setAttempt] = useState(0);
  const [asked, setAsked] = useState<Asked<Question, Answer> | null>(null);

  useEffect(() => {
    if (question === null) return undefined;
    let newest = true;
    const timer = setTimeout(() => {
      void ask(question).then((answer) => {
        if (!newest) return;
        if (answer.ok) setAsked({ question, answer: answer.value, failure: null });
        // Another tab of this person asked about the same meanwhile: ask again.
        else if (answer.error.code === 'server/cancelled') setAttempt((before) => before + 1);
        else setAsked({ question, answer: null, failure: answer.error });
      });
    }, ASK_AFTER_MS);
    return () => {
      newest = false;
      clearTimeout(timer);
    };
  }, [ask, question, attempt, today]);

  if (question === null) return { status: 'nothing' };
  if (asked?.question !== question) return { status: 'working', answer: asked?.answer ?? null };
  if (asked.answer !== null) return { status: 'ready', answer: asked.answer };
  return asked.failure === null
    ? { status: 'working', answer: null }
    : {
        status: 'failed',
        failure: asked.failure,
        retry: () => {
          setAsked(null);
          setAttempt((before) => before + 1);
        },
      };
}

/** The newest answer there is, of this state of the question or an earlier one. */
export const answerOf = <Answer>(newest: NewestAnswer<Answer>): Answer | null =>
  newest.status === 'ready' || newest.status === 'working' ? newest.answer : null;
