import { Alert } from 'shared-kernel/ui';

/** spec §1: supporters' data is behind this account. */
export const TwoStepWarning = () => (
  <Alert.Root status="neutral" variant="surface" borderRadius="l3">
    <Alert.Indicator color="fg.warning" />
    <Alert.Content>
      <Alert.Title>Please enable two-step authentication on your Google account</Alert.Title>
      <Alert.Description>
        It protects your supporters' data, even if somebody learns your password.
      </Alert.Description>
    </Alert.Content>
  </Alert.Root>
);
