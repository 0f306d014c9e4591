import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import type { Organisation } from 'shared-kernel/model';
import { useServerToasts } from 'shared-kernel/server';
import { Button, ConfirmDialog, Stack, Text } from 'shared-kernel/ui';
import { reloadPersonAtom } from '../../people/signInAtoms';
import { leaveOrganisation } from '../../server/invitations';

/** Asks first; the server says so where the only admin would leave. */
export const LeaveOrganisation = ({ organisation }: { organisation: Organisation }) => {
  const { id, name } = organisation;
  const { reload } = useAtomValue(reloadPersonAtom);
  const { withToast } = useServerToasts();
  const [asking, setAsking] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  const leave = async () => {
    setAsking(false);
    setLeaving(true);
    const left = await withToast('Organisation', `You have left ${name}`, () =>
      leaveOrganisation({ organisationId: id }),
    );
    setLeaving(false);
    if (left.ok) await reload();
  };

  return (
    <>
      <Button
        ref={button}
        variant="outline"
        w="full"
        mb="3"
        loading={leaving}
        loadingText="Leaving"
        onClick={() => {
          setAsking(true);
        }}
      >
        Leave {name}
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Leave ${name}?`}
        confirmLabel="Leave"
        danger
        focusAfter={() => button.current}
        onCancel={() => {
          setAsking(false);
        }}
        onConfirm={() => void leave()}
      >
        <Stack gap="3">
          <Text>
            You will see nothing of it any more. What you built stays, and so does the log of what
            you did.
          </Text>
          <Text>You can come back when an admin of it invites you again.</Text>
        </Stack>
      </ConfirmDialog>
    </>
  );
};
