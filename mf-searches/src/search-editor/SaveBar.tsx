import { Link, links } from 'shared-kernel/contract';
import { Box, Button, Grid, Text } from 'shared-kernel/ui';
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

const AREAS = {
  base: '"status figure" "back save"',
  md: '"back status figure save"',
} as const;

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
      <Text role="alert" color="fg.error" mb="2" overflowWrap="anywhere">
        {obstacle}
      </Text>
    )}
    <Grid
      columnGap="3"
      rowGap="2"
      alignItems="center"
      templateAreas={AREAS}
      templateColumns={{ base: '1fr 1fr', md: 'auto 1fr auto auto' }}
    >
      <Button asChild variant="outline" gridArea="back">
        <Link to={links.searches()}>Back</Link>
      </Button>
      <Text gridArea="status" color="fg.muted" fontSize="sm" role="status">
        {dirty ? '● Unsaved edits' : ''}
      </Text>
      <LiveFigure live={live} />
      <Button gridArea="save" loading={saving} loadingText="Saving" onClick={onSave}>
        Save search
      </Button>
    </Grid>
  </Box>
);

const LiveFigure = ({ live }: { live: LiveCount }) => {
  const counts = countsOf(live);
  return (
    <Text
      aria-hidden
      gridArea="figure"
      textAlign="end"
      visibility={{ lg: 'hidden' }}
      fontSize="sm"
      color="fg.muted"
      fontVariantNumeric="tabular-nums"
      opacity={live.status === 'working' ? 0.55 : 1}
    >
      {counts !== null && `${counts.total.toLocaleString('en-GB')} match`}
    </Text>
  );
};
