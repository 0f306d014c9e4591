import { Alert } from 'shared-kernel/ui';
import { ROLE_WORDS } from './columnWords';

/** A file whose supporters could get no personal link: said before they are in, where it is mended by one choice. */
export const NoSupporterId = () => (
  <Alert.Root status="warning" variant="surface" borderRadius="l3" alignItems="flex-start">
    <Alert.Indicator />
    <Alert.Content>
      <Alert.Title>Nobody would get a personal link from this file</Alert.Title>
      <Alert.Description>
        Links go out by the number or code by which your mailing tool knows each supporter, and no
        column is taken for it. Set “Use as” of that column to “{ROLE_WORDS.supporterId}”. Searches
        and screens work without one.
      </Alert.Description>
    </Alert.Content>
  </Alert.Root>
);
