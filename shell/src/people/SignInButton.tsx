import { useState } from 'react';
import { isLocalBackend, signInAs, signInWithGoogle } from 'shared-kernel/session';
import { Button, ErrorPanel, Stack } from 'shared-kernel/ui';
import { AccountChooser } from './AccountChooser';

interface SignInButtonProps {
  readonly label: string;
  /** The sentence of spec §8 when it fails. */
  readonly failureText: string;
}

/** One button for both worlds: Google in production, the account chooser on the embedded backend. */
export const SignInButton = ({ label, failureText }: SignInButtonProps) => {
  const [choosing, setChoosing] = useState(false);
  const [failureCode, setFailureCode] = useState<string | null>(null);

  const attempt = async (signIn: ReturnType<typeof signInWithGoogle>) => {
    setChoosing(false);
    setFailureCode(null);
    const result = await signIn;
    if (!result.ok) setFailureCode(result.error.code);
  };

  return (
    <Stack gap="3">
      <Button
        w="full"
        onClick={() => {
          if (isLocalBackend()) setChoosing(true);
          else void attempt(signInWithGoogle());
        }}
      >
        {label}
      </Button>
      {failureCode !== null && (
        <ErrorPanel title={failureText}>
          {failureCode === 'auth/network-request-failed'
            ? 'There is no connection to the sign-in service. Check your network and try again.'
            : `The sign-in service answered “${failureCode.replace('auth/', '')}”.`}
        </ErrorPanel>
      )}
      <AccountChooser
        open={choosing}
        onClose={() => {
          setChoosing(false);
        }}
        onChoose={(person) => void attempt(signInAs(person))}
      />
    </Stack>
  );
};
