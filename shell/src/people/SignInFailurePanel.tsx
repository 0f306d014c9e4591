import { links } from 'shared-kernel/contract';
import { signInSentence, type SignInFailure } from 'shared-kernel/session';
import { ErrorPanel } from 'shared-kernel/ui';
import { TextLink } from './TextLink';

interface SignInFailurePanelProps {
  readonly failure: SignInFailure;
  /** What is said where nothing better is known (spec §8). */
  readonly title: string;
}

/** Why nobody is logged in: spec §8's text, and below it what can be done (D25). */
export const SignInFailurePanel = ({ failure, title }: SignInFailurePanelProps) => {
  const { otherMethod } = failure;
  if (otherMethod === null) return <ErrorPanel title={title}>{signInSentence(failure)}</ErrorPanel>;
  return (
    <ErrorPanel
      title={`It looks like you logged in using ${otherMethod} before. Please login again the same way`}
    >
      {otherMethod === 'Google' && (
        <>
          Or <TextLink to={links.forgotPassword()}>get a new password</TextLink>.
        </>
      )}
    </ErrorPanel>
  );
};
