import { Alert } from 'shared-kernel/ui';
import { ROLE_WORDS } from './columnWords';

/** A file whose supporters could get no personal link: said before they are in, where it is mended by one choice. */
export const NoSupporterId = () => (
  <Alert.Root status="info" variant="surface" borderRadius="l3" alignItems="flex-start">
    <Alert.Indicator />
    <Alert.Content>
      <Alert.Title>Which column tells your mailing tool who is who?</Alert.Title>
      <Alert.Description>
        Personal links go out by that number or code, and no column of this file is taken for it.
        Set “Use as” of the right column to “{ROLE_WORDS.supporterId}”. Without one the searches and
        screens work, and nobody gets a link.
      </Alert.Description>
    </Alert.Content>
  </Alert.Root>
);
