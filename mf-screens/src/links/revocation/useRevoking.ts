import { serverSentence, type ServerAnswer } from 'shared-kernel/server';
import { useToast } from 'shared-kernel/session';
import { useState } from 'react';

interface Revoking {
  readonly busy: boolean;
  /** Says how it went, and returns whether it was done. */
  readonly revoke: (doneSentence: string) => Promise<boolean>;
}

/** Revokes, and tells in a toast what came of it. */
export function useRevoking(ask: () => ServerAnswer): Revoking {
  const showToast = useToast();
  const [busy, setBusy] = useState(false);
  const revoke = async (doneSentence: string) => {
    setBusy(true);
    const answer = await ask();
    setBusy(false);
    showToast(
      answer.ok
        ? { header: 'Personal links', body: doneSentence, variant: 'success' }
        : {
            header: 'Personal links',
            body: `Error revoking - please try again\n${serverSentence(answer.error)}`,
            variant: 'danger',
          },
    );
    return answer.ok;
  };
  return { busy, revoke };
}
