import { useState } from 'react';
import { getDemoPeople, type DemoPerson } from 'shared-kernel/session';
import { Button, Field, Flex, Input, ModalDialog, Stack, Text } from 'shared-kernel/ui';

type Choice = Pick<DemoPerson, 'sub' | 'email' | 'name'>;

interface AccountChooserProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onChoose: (person: Choice) => void;
}

/** Stands in for Google's own chooser where there is no Google: the demo people, or any other email. */
export const AccountChooser = ({ open, onClose, onChoose }: AccountChooserProps) => (
  <ModalDialog
    open={open}
    title="Choose an account"
    buttonsStay
    onClose={onClose}
    footer={
      <Button variant="outline" onClick={onClose}>
        Cancel
      </Button>
    }
  >
    <Text mb="4">
      This list stands in for Google’s own: this installation runs on your own machine, so no
      password is asked.
    </Text>
    <Stack gap="2">
      {getDemoPeople().map((person) => (
        <Button
          key={person.sub}
          variant="outline"
          h="auto"
          py="3"
          px="4"
          justifyContent="flex-start"
          textAlign="left"
          onClick={() => {
            onChoose(person);
          }}
        >
          <Flex direction="column" align="flex-start" minW="0">
            <Text color="fg" truncate maxW="full">
              {person.name} · {person.role}
            </Text>
            <Text color="fg.muted" fontWeight="normal" truncate maxW="full">
              {person.email}
            </Text>
            {person.may !== undefined && (
              <Text color="fg.muted" fontWeight="normal" fontSize="xs" whiteSpace="normal">
                {person.may}
              </Text>
            )}
          </Flex>
        </Button>
      ))}
    </Stack>
    <OtherEmail onChoose={onChoose} />
  </ModalDialog>
);

const OtherEmail = ({ onChoose }: { onChoose: (person: Choice) => void }) => {
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const key = email.trim().toLowerCase();
        onChoose({ sub: key, email: key, name: name.trim() });
      }}
    >
      <Stack gap="3" mt="5" pt="4" borderTopWidth="1px">
        <Field.Root required>
          <Field.Label>Another email</Field.Label>
          <Input
            type="email"
            value={email}
            onChange={(event) => {
              setEmail(event.target.value);
            }}
          />
        </Field.Root>
        <Field.Root>
          <Field.Label>Name</Field.Label>
          <Input
            value={name}
            onChange={(event) => {
              setName(event.target.value);
            }}
          />
        </Field.Root>
        <Button type="submit" variant="outline" disabled={email.trim() === ''}>
          Continue
        </Button>
      </Stack>
    </form>
  );
};
