import { useAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { lateDialog } from 'shared-kernel/late-parts';
import { isLocalBackend, signInAs, signInWithGoogle } from 'shared-kernel/session';
import { Button, Stack } from 'shared-kernel/ui';
import { recallPerson } from './rememberedPerson';
import { keepReturnAddress } from './returnAddress';
import { signInFailureAtom } from './signInAtoms';
import { SignInFailurePanel } from './SignInFailurePanel';

/** Where there is Google it is never needed. */
const AccountChooser = lateDialog(async () => (await import('./AccountChooser')).AccountChooser);

interface SignInButtonProps {
  readonly label: string;
  /** The sentence of spec §8 when it fails. */
  readonly failureText: string;
}

/** One button: Google in production, the account chooser on the local backend. */
export const SignInButton = ({ label, failureText }: SignInButtonProps) => {
  const location: Location<unknown> = useLocation();
  const [chooser, setChooser] = useState<'unused' | 'open' | 'closed'>('unused');
  const [leaving, setLeaving] = useState(false);
  const [failure, setFailure] = useAtom(signInFailureAtom);
  // What went wrong is said once, on the page where it was tried.
  useEffect(() => () => setFailure(null), [setFailure]);

  const attempt = async (signIn: () => ReturnType<typeof signInAs>) => {
    setChooser((before) => (before === 'unused' ? before : 'closed'));
    setFailure(null);
    setLeaving(true);
    const result = await signIn();
    setLeaving(false);
    if (!result.ok) setFailure(result.error);
  };
  const leaveForGoogle = () => {
    keepReturnAddress(location);
    return signInWithGoogle(recallPerson()?.email ?? null);
  };

  return (
    <Stack gap="3">
      <Button
        w="full"
        loading={leaving}
        loadingText={label}
        onClick={() => {
          if (isLocalBackend()) setChooser('open');
          else void attempt(leaveForGoogle);
        }}
      >
        {label}
      </Button>
      {failure !== null && <SignInFailurePanel failure={failure} title={failureText} />}
      {chooser !== 'unused' && (
        <AccountChooser
          open={chooser === 'open'}
          onClose={() => {
            setChooser('closed');
          }}
          onChoose={(person) => void attempt(() => signInAs(person))}
        />
      )}
    </Stack>
  );
};
