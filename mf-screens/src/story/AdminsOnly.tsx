import { Alert } from 'shared-kernel/ui';

/** Why a member can look but not do. */
export const AdminsOnly = () => (
  <Alert.Root status="neutral" variant="surface" borderRadius="l3" alignItems="flex-start">
    <Alert.Indicator />
    <Alert.Content>
      <Alert.Title>Only admins change the story of a year</Alert.Title>
      <Alert.Description>
        You can look at it. Ask an admin of your organisation for a change, or to make you an admin.
      </Alert.Description>
    </Alert.Content>
  </Alert.Root>
);
