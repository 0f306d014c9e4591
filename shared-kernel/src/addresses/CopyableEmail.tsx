import { Button, Text } from 'shared-kernel/ui';
import { useCopyEmail } from './useCopyEmail';
import { areMasked } from './useShownEmails';

/** A supporter's email that copies itself when clicked; a mask copies nothing. */
export const CopyableEmail = ({ email }: { readonly email: string }) => {
  const copyEmail = useCopyEmail();
  if (areMasked([email]))
    return (
      <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
        {email}
      </Text>
    );
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
      _hover={{ textDecoration: 'underline' }}
      title="Copy this email address"
      onClick={() => void copyEmail(email)}
    >
      {email}
    </Button>
  );
};
