import { Text } from 'shared-kernel/ui';

import { shortHash } from './publishingWords';

/** What two versions have in common if they are the same to the letter. */
export const Fingerprint = ({ hash }: { readonly hash: string }) => (
  <Text
    as="span"
    fontSize="xs"
    color="fg.muted"
    whiteSpace="nowrap"
    title={`Two versions with the same code show the same to the same supporters. The whole code: ${hash}`}
  >
    Version code <code>{shortHash(hash)}</code>
  </Text>
);
