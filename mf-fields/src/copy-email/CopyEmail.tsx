import { TextButton } from '../text-button/TextButton';
import { useCopyEmail } from './useCopyEmail';

/** A supporter's e-mail that copies itself when clicked. */
export const CopyEmail = ({ email }: { email: string }) => {
  const copyEmail = useCopyEmail();
  return (
    <TextButton
      fontWeight="normal"
      title="Copy this email address"
      onClick={() => void copyEmail(email)}
    >
      {email}
    </TextButton>
  );
};
