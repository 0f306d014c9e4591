import { Box, Heading, Panel, Separator, Text } from 'shared-kernel/ui';
import { RevokeAll } from './RevokeAll';
import { RevokeOne } from './RevokeOne';

interface RevokeLinksProps {
  /** Supporters with a link that works. */
  readonly links: number;
  readonly yearName: string;
  readonly onRevoked: () => void;
}

/** Makes links useless: one that went astray, or all of the year. */
export const RevokeLinks = ({ links, yearName, onRevoked }: RevokeLinksProps) => (
  <Panel as="section" aria-label="Revoke links">
    <Heading as="h2" fontSize="lg" fontWeight="semibold">
      Revoke links
    </Heading>
    <Text color="fg.muted" fontSize="sm" mt="1" mb="4">
      A link that was revoked shows a friendly note instead of the screens. The next export makes a
      new one.
    </Text>
    <RevokeOne onRevoked={onRevoked} />
    <Separator my="4" />
    <Box>
      <RevokeAll links={links} yearName={yearName} onRevoked={onRevoked} />
    </Box>
  </Panel>
);
