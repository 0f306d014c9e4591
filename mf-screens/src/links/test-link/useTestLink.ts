import { dayWords } from 'shared-kernel/model';
import { serverSentence } from 'shared-kernel/server';
import { useScope } from 'shared-kernel/session';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { TestLinkAnswer } from '../../server/links';
import { linksPortAtom } from '../linksPort';

/** How far a test is. A refusal is about the email that was written; what failed can be tried again with the same one. */
export type TestLinkState =
  | { readonly status: 'idle' | 'sending' }
  | { readonly status: 'sent'; readonly sentence: string }
  | { readonly status: 'refused' | 'failed'; readonly sentence: string };

interface SendingTest {
  readonly state: TestLinkState;
  /** Settles when there is an answer, with how it went. */
  readonly send: (supporter: string) => Promise<TestLinkState['status']>;
  readonly refuse: (sentence: string) => void;
  readonly forget: () => void;
}

/** Sends a test to whoever is signed in, and says what came of it. */
export function useTestLink(): SendingTest {
  const port = useAtomValue(linksPortAtom);
  const scope = useScope();
  const [state, setState] = useState<TestLinkState>({ status: 'idle' });
  return {
    state,
    send: async (supporter) => {
      setState({ status: 'sending' });
      const answer = await port.sendTestLink({ ...scope, supporter });
      const end = answer.ok
        ? stateOf(answer.value)
        : ({
            status: answer.error.code === 'server/failed-precondition' ? 'refused' : 'failed',
            sentence: serverSentence(answer.error),
          } as const);
      setState(end);
      return end.status;
    },
    refuse: (sentence) => {
      setState({ status: 'refused', sentence });
    },
    forget: () => {
      setState({ status: 'idle' });
    },
  };
}

const stateOf = (answer: TestLinkAnswer): TestLinkState =>
  'to' in answer
    ? { status: 'sent', sentence: sentWords(answer) }
    : { status: 'failed', sentence: SENTENCES[answer.outcome] };

const sentWords = ({ outcome, to, validUntil }: SentAnswer): string =>
  outcome === 'sent'
    ? `Sent to ${to}. The link works until ${dayWords(validUntil)}.`
    : `Not sent: this installation sends no email. The test lies in the folder “mails” of its data; its link works until ${dayWords(validUntil)}.`;

type SentAnswer = Extract<TestLinkAnswer, { to: string }>;

const SENTENCES = {
  enough: 'No more tests go out today. Please go on tomorrow.',
  notSent:
    'The email could not be sent. Try again later; if that does not help, tell those who run this installation.',
} as const satisfies Record<Exclude<TestLinkAnswer['outcome'], SentAnswer['outcome']>, string>;
