import { serverSentence } from 'shared-kernel/server';
import { useScope, useToast } from 'shared-kernel/session';
import { Button, ConfirmDialog } from 'shared-kernel/ui';
import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import { supporterPortAtom } from '../supporterPort';

interface RevokeLinkProps {
  readonly email: string;
  readonly onRevoked: () => void;
}

/** Makes every link that the supporter was sent useless, once somebody has said yes. */
export const RevokeLink = ({ email, onRevoked }: RevokeLinkProps) => {
  const { revokeLink } = useAtomValue(supporterPortAtom);
  const scope = useScope();
  const showToast = useToast();
  const button = useRef<HTMLButtonElement>(null);
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const revoke = async () => {
    setAsking(false);
    setBusy(true);
    const answer = await revokeLink({ ...scope, supporter: email });
    setBusy(false);
    if (answer.ok) onRevoked();
    showToast(
      answer.ok
        ? { header: 'Personal link', body: 'Their link no longer works.', variant: 'success' }
        : {
            header: 'Personal link',
            body: `Error revoking - please try again\n${serverSentence(answer.error)}`,
            variant: 'danger',
          },
    );
  };
  return (
    <>
      <Button
        ref={button}
        variant="outline"
        size="sm"
        loading={busy}
        onClick={() => {
          setAsking(true);
        }}
      >
        Revoke their link
      </Button>
      <ConfirmDialog
        open={asking}
        title="Revoke this supporter’s link?"
        confirmLabel="Revoke"
        danger
        focusAfter={() => button.current}
        onCancel={() => {
          setAsking(false);
        }}
        onConfirm={() => void revoke()}
      >
        Every link that {email} was sent stops working at once. This cannot be undone; a link that
        is made later is a new one.
      </ConfirmDialog>
    </>
  );
};
