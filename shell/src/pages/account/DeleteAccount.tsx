import { useRef, useState } from 'react';
import { FORMER_MEMBER, type UserId } from 'shared-kernel/model';
import { Box, Button, Heading, Text } from 'shared-kernel/ui';
import { DeleteAccountDialog } from './DeleteAccountDialog';

interface DeleteAccountProps {
  readonly userId: UserId;
  readonly email: string;
}

/** What becomes of whom when somebody goes, and the way to it. */
export const DeleteAccount = (props: DeleteAccountProps) => {
  const [asking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Box as="section" aria-labelledby="delete-account" mt="8">
      <Heading as="h2" id="delete-account" fontSize="lg" mb="2">
        Delete my account
      </Heading>
      <Text color="fg.muted" mb="3">
        {`Your login, name, email and role are deleted for good. The searches and screens that you made stay, by “${FORMER_MEMBER}”. The only admin of an organisation makes somebody else an admin first.`}
      </Text>
      <Button
        ref={button}
        variant="outline"
        colorPalette="red"
        w="full"
        onClick={() => {
          setAsking(true);
        }}
      >
        Delete my account
      </Button>
      {asking && (
        <DeleteAccountDialog
          {...props}
          focusAfter={() => button.current}
          onClose={() => {
            setAsking(false);
          }}
        />
      )}
    </Box>
  );
};
