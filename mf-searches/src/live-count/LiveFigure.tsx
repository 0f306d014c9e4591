import { printCount } from 'shared-kernel/model';
import { Text } from 'shared-kernel/ui';
import { countsOf, type LiveCount } from './useLiveCount';

/** Whom the search as edited matches, for windows too small to show the count beside the conditions. */
export const LiveFigure = ({ live }: { live: LiveCount }) => {
  const counts = countsOf(live);
  return (
    <Text
      aria-hidden
      textAlign="end"
      hideFrom="lg"
      fontSize="sm"
      color="fg.muted"
      fontVariantNumeric="tabular-nums"
      opacity={live.status === 'working' ? 0.55 : 1}
    >
      {counts !== null && `${printCount(counts.total)} match`}
    </Text>
  );
};
