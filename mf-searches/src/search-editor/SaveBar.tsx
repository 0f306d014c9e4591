import { Link, links } from 'shared-kernel/contract';
import { Box, Button, Flex, Text } from 'shared-kernel/ui';
import { countsOf, type LiveCount } from '../live-count/useLiveCount';

interface SaveBarProps {
  readonly dirty: boolean;
  readonly saving: boolean;
  /** Why the last try to save stopped before anything was sent. */
  readonly obstacle: string | null;
  /** Whom the draft matches, for windows too small to show the count beside the conditions. */
  readonly live: LiveCount;
  readonly onSave: () => void;
}

/** Stays at the bottom of the window: the way back, what is unsaved, and the way to save. */
export const SaveBar = ({ dirty, saving, obstacle, live, onSave }: SaveBarProps) => (
  <Box
    position="sticky"
    bottom="0"
    bg="bg"
    borderTopWidth="1px"
    mt="6"
    mx="-2"
    px="2"
    py="3"
    zIndex="docked"
  >
    {obstacle !== null && (
      <Text role="alert" color="fg.error" mb="2">
        {obstacle}
      </Text>
    )}
    <Flex gap="3" align="center" wrap="wrap">
      <Button asChild variant="outline">
        <Link to={links.searches()}>Back</Link>
      </Button>
      <Text flex="1" color="fg.muted" fontSize="sm" role="status">
        {dirty ? '● Unsaved edits' : ''}
      </Text>
      <LiveFigure live={live} />
      <Button loading={saving} loadingText="Saving" onClick={onSave}>
        Save search
      </Button>
    </Flex>
  </Box>
);

const LiveFigure = ({ live }: { live: LiveCount }) => {
  const counts = countsOf(live);
  if (counts === null) return null;
  return (
    <Text
      aria-hidden
      display={{ base: 'block', lg: 'none' }}
      fontSize="sm"
      color="fg.muted"
      fontVariantNumeric="tabular-nums"
      opacity={live.status === 'working' ? 0.55 : 1}
    >
      <Text as="span" fontWeight="semibold" color="fg">
        {counts.total.toLocaleString('en-GB')}
      </Text>{' '}
      match
    </Text>
  );
};
