import { Examples } from 'shared-kernel/addresses';
import { serverSentence } from 'shared-kernel/server';
import { shareWords, type ReachCandidate, type YearReach } from 'shared-kernel/model';
import { ErrorPanel, Reveal, Skeleton, Stack, Text } from 'shared-kernel/ui';
import { CandidateList } from './CandidateList';
import { FigureLabel } from './FigureLabel';
import type { LoadedReach } from './useReach';

interface UnseenSupportersProps {
  readonly reach: LoadedReach;
  /** A search and screen are being made. */
  readonly busy: boolean;
  readonly onRetry: () => void;
  readonly onReach: (candidate: ReachCandidate) => void;
}

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
  return `${unseen.total.toLocaleString('en-GB')} (${shareWords(unseen.total, supporters)})`;
}

interface UnseenProps extends Pick<UnseenSupportersProps, 'busy' | 'onReach'> {
  readonly reach: YearReach;
}

const Unseen = ({ reach: { supporters, unseen, candidates }, busy, onReach }: UnseenProps) => {
  if (supporters === 0) return <Text color="fg.muted">There are no supporters yet.</Text>;
  if (unseen.total === 0) {
    return <Text color="fg.muted">Every supporter sees at least one screen.</Text>;
  }
  const ofKind = (wanted: ReachCandidate['kind']) =>
    candidates.filter(({ kind }) => kind === wanted);
  return (
    <Stack gap="3">
      <Text>
        {unseen.total.toLocaleString('en-GB')} of {supporters.toLocaleString('en-GB')} (
        {shareWords(unseen.total, supporters)}) see none of your screens.
      </Text>
      <Examples of={{ kind: 'unseen' }} emails={unseen.supporterEmails} />
      {candidates.length === 0 ? (
        <Text color="fg.muted">
          No field holds anything for them this year, so no search of one condition reaches them. A
          screen for all supporters would.
        </Text>
      ) : (
        <Text color="fg.muted">
          A search of one condition would reach this many of them. The button makes the search, and
          a screen for it that they see as soon as something is on it.
        </Text>
      )}
      {(['completed', 'notEmpty'] as const).map((kind) => (
        <CandidateList
          key={kind}
          kind={kind}
          candidates={ofKind(kind)}
          unseen={unseen.total}
          busy={busy}
          onReach={onReach}
        />
      ))}
    </Stack>
  );
};
