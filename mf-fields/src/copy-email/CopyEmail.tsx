import { CopyableEmail } from 'shared-kernel/addresses';
import { useShownEmail } from './MaskedEmails';

interface CopyEmailProps {
  readonly email: string;
  /** Its place among the examples, for one that is masked. */
  readonly index: number;
}

/** An example's email, which copies itself when clicked. */
export const CopyEmail = ({ email, index }: CopyEmailProps) => (
  <CopyableEmail email={useShownEmail(email, index)} />
);
