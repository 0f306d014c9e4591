import { useRef, useState } from 'react';
import type { OrganisationId } from 'shared-kernel/model';
import { useServerToasts } from 'shared-kernel/server';
import { Button, ConfirmDialog, Stack, Text } from 'shared-kernel/ui';
import { allowSupporter } from '../server/erasure';

interface LetInAgainProps {
  readonly organisationId: OrganisationId;
  readonly email: string;
  /** Where the focus goes: the button goes with what it lifts. */
  readonly focusAfter: () => HTMLElement | null;
  readonly onAllowed: () => void;
}

/** Lifts the suppression of somebody who was erased, and asks first. */
export const LetInAgain = ({ organisationId, email, focusAfter, onAllowed }: LetInAgainProps) => {
  const [asking, setAsking] = useState(false);
  const [allowing, setAllowing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { withToast } = useServerToasts();
  const allow = async () => {
    setAsking(false);
    setAllowing(true);
    const allowed = await withToast('Supporter’s data', 'Imports take this email in again', () =>
      allowSupporter({ organisationId, email }),
    );
    setAllowing(false);
    if (!allowed.ok) return;
    focusAfter()?.focus();
    onAllowed();
  };
  return (
    <>
      <Button
        ref={button}
        size="sm"
        variant="outline"
        loading={allowing}
        loadingText="Letting in"
        onClick={() => {
          setAsking(true);
        }}
      >
        Let in again
      </Button>
      <ConfirmDialog
        open={asking}
        title="Let this supporter in again?"
        confirmLabel="Let in again"
        focusAfter={() => button.current}
        onCancel={() => {
          setAsking(false);
        }}
        onConfirm={() => void allow()}
      >
        <Stack gap="3">
          <Text overflowWrap="anywhere">
            {email} asked to be erased. Let them in again only where they have asked for it, or
            agreed to it, since.
          </Text>
          <Text>
            What was erased does not come back. The next import that has them takes them in, under
            other emails that were erased with this one as well. The log keeps that you allowed it.
          </Text>
        </Stack>
      </ConfirmDialog>
    </>
  );
};
