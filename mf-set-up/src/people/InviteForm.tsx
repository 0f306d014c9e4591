import { useState } from 'react';
import type { Organisation, OrganisationRole } from 'shared-kernel/model';
import { useServerToasts } from 'shared-kernel/server';
import { Box, Button, Field, Flex, Input, Text } from 'shared-kernel/ui';
import { invitePerson } from '../server/people';
import { RoleSelect } from './RoleSelect';

interface InviteFormProps {
  readonly organisation: Organisation;
  readonly onInvited: () => void;
}

/** A mail tells the person to sign in, and they accept or decline there (D349). */
export const InviteForm = ({ organisation, onInvited }: InviteFormProps) => {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<OrganisationRole>('member');
  const [sending, setSending] = useState(false);
  const [unmailed, setUnmailed] = useState<string | null>(null);
  const { withToast } = useServerToasts();

  const invite = async () => {
    setSending(true);
    const invited = await withToast(
      'Invitation',
      `${email.trim()} can now log in with this address and accept`,
      () => invitePerson({ organisationId: organisation.id, email, role }),
    );
    setSending(false);
    if (!invited.ok) return;
    setUnmailed(invited.value.mailed ? null : email.trim());
    setEmail('');
    setRole('member');
    onInvited();
  };

  return (
    <Box>
      <Flex
        as="form"
        aria-label="Invite somebody"
        gap="3"
        wrap="wrap"
        align="flex-start"
        onSubmit={(event) => {
          event.preventDefault();
          void invite();
        }}
      >
        <Field.Root flex="1 1 16rem" required>
          <Field.Label>Email to invite</Field.Label>
          <Input
            type="email"
            value={email}
            autoComplete="off"
            onChange={(event) => {
              setEmail(event.currentTarget.value);
            }}
          />
          <Field.HelperText>
            They get an email; the invitation waits for whoever logs in with this address.
          </Field.HelperText>
        </Field.Root>
        <Field.Root w="auto">
          <Field.Label>Role</Field.Label>
          <RoleSelect size="md" role={role} onChange={setRole} />
        </Field.Root>
        <Flex pt="6" minH="16" align="center">
          <Button type="submit" variant="outline" loading={sending} disabled={email.trim() === ''}>
            Invite
          </Button>
        </Flex>
      </Flex>
      <Text role="status" fontSize="sm" overflowWrap="anywhere">
        {unmailed !== null &&
          `${unmailed} is invited, but no email was sent: an address gets two a day, an organisation sends 100. Tell them yourself.`}
      </Text>
    </Box>
  );
};
