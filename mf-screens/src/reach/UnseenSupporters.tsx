import { latePart } from 'shared-kernel/late-parts';
import { serverSentence } from 'shared-kernel/server';
import { printCount, shareWords, type ReachCandidate } from 'shared-kernel/model';
import { ErrorPanel, Reveal, Skeleton } from 'shared-kernel/ui';
import { FigureLabel } from './FigureLabel';
import type { LoadedReach } from './useReach';

interface UnseenSupportersProps {
  readonly reach: LoadedReach;
  /** A search and screen are being made. */
  readonly busy: boolean;
  readonly onRetry: () => void;
  readonly onReach: (candidate: ReachCandidate) => void;
}

/** With the words for searches that there are not yet. */
const Unseen = latePart(async () => (await import('./Unseen')).Unseen, {
  waiting: <Skeleton h="6rem" borderRadius="l3" />,
});

/** Who sees nothing, and the searches of one condition that would reach most of them. */
export const UnseenSupporters = ({ reach, onRetry, ...rest }: UnseenSupportersProps) => (
  <Reveal
    label={
      <FigureLabel name="Supporters who see no screen" figure={figureOf(reach)} figureW="3.5rem" />
    }
  >
    {reach.status === 'loading' && <Skeleton h="6rem" borderRadius="l3" />}
    {reach.status === 'failed' && (
      <ErrorPanel title="Who sees no screen is not known" onRetry={onRetry}>
        {serverSentence(reach.error)} Your screens are safe.
      </ErrorPanel>
    )}
    {reach.status === 'ready' && <Unseen reach={reach.value} {...rest} />}
  </Reveal>
);

function figureOf(reach: LoadedReach): string | null {
  if (reach.status !== 'ready') return reach.status === 'failed' ? 'not known' : null;
  const { unseen, supporters } = reach.value;
  return `${printCount(unseen.total)} (${shareWords(unseen.total, supporters)})`;
}
