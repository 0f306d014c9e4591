import { useState } from 'react';
import { FORMER_MEMBER, type UserId } from 'shared-kernel/model';
import { Alert, Button, ModalDialog, Stack, Text, TypedConfirmation } from 'shared-kernel/ui';
import { useDeletingAccount } from './useDeletingAccount';

interface DeleteAccountDialogProps {
  readonly userId: UserId;
  readonly email: string;
  readonly focusAfter: () => HTMLElement | null;
  readonly onClose: () => void;
}

/** Says what is lost, has the email typed, and stays until it is done; what the server refuses stands in it. */
export const DeleteAccountDialog = ({
  userId,
  email,
  focusAfter,
  onClose,
}: DeleteAccountDialogProps) => {
  const [open, setOpen] = useState(true);
  const [typed, setTyped] = useState('');
  const { state, begin, loginAgain } = useDeletingAccount(userId, email);
  const isTyped = typed.trim().toLowerCase() === email.trim().toLowerCase();
  const isBusy = state.status === 'deleting';
  const close = () => {
    if (!isBusy) setOpen(false);
  };
  const confirm = () => {
    if (isTyped && !isBusy) void begin(typed);
  };
  return (
    <ModalDialog
      open={open}
      title="Delete my account?"
      onClose={close}
      onExitComplete={onClose}
      focusAfter={focusAfter}
      footer={
        <>
          <Button variant="outline" disabled={isBusy} onClick={close}>
            Cancel
          </Button>
          {state.status === 'loginNeeded' ? (
            <Button onClick={() => void loginAgain()}>Log in again</Button>
          ) : (
            <Button
              colorPalette="red"
              disabled={!isTyped}
              loading={isBusy}
              loadingText="Deleting"
              onClick={confirm}
            >
              Delete my account
            </Button>
          )}
        </>
      }
    >
      <Stack gap="4">
        <Text>
          {`You are logged out everywhere, and cannot come back to this account. In the log, and beside what you made, “${FORMER_MEMBER}” stands in place of your email. Nobody can undo this.`}
        </Text>
        {state.status === 'loginNeeded' ? (
          <Text color="fg" role="status">
            You logged in a while ago. So that we know that it is you, log in again first: you come
            back to this page.
          </Text>
        ) : (
          <TypedConfirmation
            label="Type your email to confirm"
            expected={email}
            typed={typed}
            onType={setTyped}
            onEnter={confirm}
          />
        )}
        {state.status === 'failed' && (
          <Alert.Root status="error" variant="surface" borderRadius="l3" role="alert">
            <Alert.Indicator />
            <Alert.Content>
              <Alert.Title>
                {state.isRefused
                  ? 'Your account is not deleted'
                  : 'It is not certain that your account is deleted'}
              </Alert.Title>
              <Alert.Description>{state.sentence}</Alert.Description>
            </Alert.Content>
          </Alert.Root>
        )}
      </Stack>
    </ModalDialog>
  );
};
