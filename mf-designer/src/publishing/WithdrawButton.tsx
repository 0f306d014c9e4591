import type { Publication } from 'shared-kernel/model';
import { Button, ConfirmDialog } from 'shared-kernel/ui';
import { useState } from 'react';

interface WithdrawButtonProps {
  readonly version: Publication;
  readonly busy: boolean;
  readonly onWithdraw: () => void;
}

/** Of a version that nobody has seen. */
export const WithdrawButton = ({ version, busy, onWithdraw }: WithdrawButtonProps) => {
  const [asking, setAsking] = useState(false);
  const close = () => {
    setAsking(false);
  };
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        disabled={busy}
        onClick={() => {
          setAsking(true);
        }}
      >
        Withdraw
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Withdraw version ${String(version.number)}?`}
        confirmLabel="Withdraw"
        onCancel={close}
        onConfirm={() => {
          close();
          onWithdraw();
        }}
      >
        Supporters will never see it. What you saved stays as it is and can be published anew.
      </ConfirmDialog>
    </>
  );
};
