import { useState } from 'react';
import type { Organisation } from 'shared-kernel/model';
import { useServerToasts } from 'shared-kernel/server';
import { Button, Checkbox, Field, Flex, Input } from 'shared-kernel/ui';
import { invitePerson } from '../server/people';

interface InviteFormProps {
  readonly organisation: Organisation;
  readonly onInvited: () => void;
}

/** Nothing is sent: the person is told to sign in, and accepts or declines there. */
export const InviteForm = ({ organisation, onInvited }: InviteFormProps) => {
  const [email, setEmail] = useState('');
  const [admin, setAdmin] = useState(false);
  const [sending, setSending] = useState(false);
  const { withToast } = useServerToasts();

  const invite = async () => {
    setSending(true);
    const invited = await withToast(
      'Invitation',
      `${email.trim()} can now sign in with this address and accept`,
      () => invitePerson({ organisationId: organisation.id, email, admin }),
    );
    setSending(false);
    if (!invited.ok) return;
    setEmail('');
    setAdmin(false);
    onInvited();
  };

  return (
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
        <Field.Label>E-mail to invite</Field.Label>
        <Input
          type="email"
          value={email}
          autoComplete="off"
          onChange={(event) => {
            setEmail(event.currentTarget.value);
          }}
        />
        <Field.HelperText>
          Tell them to sign in with Google under this address; the invitation waits there for them.
        </Field.HelperText>
      </Field.Root>
      <Flex gap="3" align="center" pt={{ sm: '6' }} minH={{ sm: '16' }}>
        <Checkbox.Root
          checked={admin}
          onCheckedChange={({ checked }) => {
            setAdmin(checked === true);
          }}
        >
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label>As admin</Checkbox.Label>
        </Checkbox.Root>
        <Button type="submit" variant="outline" loading={sending} disabled={email.trim() === ''}>
          Invite
        </Button>
      </Flex>
    </Flex>
  );
};
