import { Alert } from 'shared-kernel/ui';
import { ROLE_WORDS } from './columnWords';

/** A file of which nobody knows where the supporters' addresses are. */
export const NoEmailColumn = () => (
  <Alert.Root status="warning" variant="surface" borderRadius="l3" alignItems="flex-start">
    <Alert.Indicator />
    <Alert.Content>
      <Alert.Title>Which column holds the email addresses?</Alert.Title>
      <Alert.Description>
        They tell supporters apart, and no column of this file is taken for them. Set “Use as” of
        the right column to “{ROLE_WORDS.email}”. If there is none, cancel, and export the file
        again with the addresses.
      </Alert.Description>
    </Alert.Content>
  </Alert.Root>
);
