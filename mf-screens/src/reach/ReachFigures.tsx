import { percentOf, Skeleton, Text } from 'shared-kernel/ui';
import { durationWords } from './durationWords';
import type { LoadedReach } from './useReach';

/** Beside the total: who sees nothing, and how long the others' screens play. */
export const ReachFigures = ({ reach }: { reach: LoadedReach }) => {
  if (reach.status === 'loading') return <Skeleton h="5" w="14rem" />;
  if (reach.status === 'failed' || reach.value.supporters === 0) return null;
  const { unseen, supporters, playing } = reach.value;
  return (
    <>
      <Text>
        See no screen: {unseen.total.toLocaleString('en-GB')} ({percentOf(unseen.total, supporters)}
        %)
      </Text>
      {playing !== null && (
        <Text title="Of supporters who see at least one screen: all of their screens, with the items that they see">
          Playing time: median {durationWords(playing.medianMs)}, longest{' '}
          {durationWords(playing.longestMs)}
        </Text>
      )}
    </>
  );
};
