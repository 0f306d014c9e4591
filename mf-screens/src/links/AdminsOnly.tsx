import { Alert } from 'shared-kernel/ui';

/** Why a member can look but not do. */
export const AdminsOnly = () => (
  <Alert.Root status="neutral" variant="surface" borderRadius="l3" alignItems="flex-start">
    <Alert.Indicator />
    <Alert.Content>
      <Alert.Title>Only admins export and revoke personal links</Alert.Title>
      <Alert.Description>
        Whoever has the links can open every supporter’s screens. Ask an admin of your organisation
        for them, or to make you an admin.
      </Alert.Description>
    </Alert.Content>
  </Alert.Root>
);
