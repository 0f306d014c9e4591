import { Link, links } from 'shared-kernel/contract';
import { useIsAdmin } from 'shared-kernel/session';
import { chakra, Text } from 'shared-kernel/ui';

/** What values that cannot be read come to, and where they can be corrected. */
export const UnreadableNote = () => (
  <Text fontSize="sm" color="fg.muted" maxW="75ch">
    Searches and screens count values that cannot be read as missing.{' '}
    {useIsAdmin() ? (
      <>
        <ImportLink to={links.importSupporters()}>Import supporters</ImportLink> names their lines
        under the latest import: correct them in the file and import it again. Or choose another
        type below.
      </>
    ) : (
      'An admin can correct them in the file and import it again.'
    )}
  </Text>
);

const ImportLink = chakra(Link, { base: { textDecoration: 'underline' } });
