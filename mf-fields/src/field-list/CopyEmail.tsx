import { Button } from 'shared-kernel/ui';
import { useCopyEmail } from './useCopyEmail';

/** A supporter's e-mail that copies itself when clicked. */
export const CopyEmail = ({ email }: { email: string }) => {
  const copyEmail = useCopyEmail();
  return (
    <Button
      variant="plain"
      size="sm"
      h="auto"
      minH="6"
      px="0"
      borderWidth="0"
      color="accent.fg"
      fontWeight="normal"
      whiteSpace="normal"
      overflowWrap="anywhere"
      textAlign="start"
      justifyContent="flex-start"
      title="Copy this email address"
      _hover={{ textDecoration: 'underline' }}
      onClick={() => void copyEmail(email)}
    >
      {email}
    </Button>
  );
};
