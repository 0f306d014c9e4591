import { Examples } from 'shared-kernel/addresses';
import { printCount, shareWords, type ReachCandidate, type YearReach } from 'shared-kernel/model';
import { Stack, Text } from 'shared-kernel/ui';
import { CandidateList } from './CandidateList';

interface UnseenProps {
  readonly reach: YearReach;
  /** A search and screen are being made. */
  readonly busy: boolean;
  readonly onReach: (candidate: ReachCandidate) => void;
}

/** How many see nothing, some of them, and what would reach them. */
export const Unseen = ({
  reach: { supporters, unseen, candidates },
  busy,
  onReach,
}: UnseenProps) => {
  if (supporters === 0) return <Text color="fg.muted">There are no supporters yet.</Text>;
  if (unseen.total === 0) {
    return <Text color="fg.muted">Every supporter sees at least one screen.</Text>;
  }
  const ofKind = (wanted: ReachCandidate['kind']) =>
    candidates.filter(({ kind }) => kind === wanted);
  return (
    <Stack gap="3">
      <Text>
        {printCount(unseen.total)} of {printCount(supporters)} (
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
