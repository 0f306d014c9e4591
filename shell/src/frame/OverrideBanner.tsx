import { useAuth } from 'shared-kernel/session';
import { Box, chakra, Flex, TriangleAlert } from 'shared-kernel/ui';
import type { PlacedRemote } from '../remotes/remoteOverride';

/** Says of which areas the code comes from elsewhere, and from where, for as long as the page is open. */
export const OverrideBanner = ({ remotes }: { remotes: readonly PlacedRemote[] }) => {
  const auth = useAuth();
  const isSuperadmin = auth.status === 'loggedIn' && auth.roles.superadmin;
  const overridden = remotes.filter(({ isOverridden }) => isOverridden);
  const previews = remotes.flatMap(({ preview }) =>
    preview === undefined || !isSuperadmin ? [] : [preview],
  );
  if (overridden.length + previews.length === 0) return null;
  return (
    <Flex
      role="region"
      aria-label="Code from elsewhere"
      gap="2"
      align="center"
      justify="center"
      px="4"
      py="2"
      bg="orange.subtle"
      color="orange.fg"
      borderTopWidth="1px"
      fontSize="sm"
    >
      <TriangleAlert size={16} aria-hidden style={{ flexShrink: 0 }} />
      <Box minW="0" overflowWrap="anywhere">
        {overridden.map(({ id, nav, manifest }) => (
          <Box key={id}>
            <b>{nav?.label ?? id}</b> comes from <b>{manifest}</b>, because the address of this page
            says so. What is there can do all that you can.
          </Box>
        ))}
        {previews.map(({ id, nav, version }) => (
          <Box key={id}>
            <b>{nav?.label ?? id}</b> is version <b>{version}</b>, which has not been promoted,
            because the address of this page says so.
          </Box>
        ))}
        <Leave href={location.pathname}>Use the product’s own</Leave>
      </Box>
    </Flex>
  );
};

/** Loads the page anew, without its query. */
const Leave = chakra('a', {
  base: { fontWeight: 'medium', textDecoration: 'underline', textUnderlineOffset: '2px' },
});
