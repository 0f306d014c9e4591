import type { Screen, Year } from 'shared-kernel/model';
import { ImportRuns } from 'shared-kernel/running-import';
import { Stack, Text } from 'shared-kernel/ui';
import { PlayingTime } from '../reach/PlayingTime';
import { UnseenSupporters } from '../reach/UnseenSupporters';
import { useReach } from '../reach/useReach';
import { CombinedMatches } from './CombinedMatches';
import type { ScreenListActions } from './useScreenListActions';

interface SummaryProps {
  readonly screens: readonly Screen[];
  readonly year: Year;
  readonly listActions: ScreenListActions;
}

/** Whom the screens reach, in figures, and what is behind each figure. */
export const Summary = ({ screens, year, listActions }: SummaryProps) => {
  const [reach, reload] = useReach(screens, year);
  return (
    <Stack gap="0">
      <Text color="fg.muted" mb="1" fontVariantNumeric="tabular-nums">
        Total supporters:{' '}
        {year.supportersTotal < 0 ? 'Working...' : year.supportersTotal.toLocaleString('en-GB')}{' '}
        <ImportRuns />
      </Text>
      <CombinedMatches year={year} />
      <UnseenSupporters
        reach={reach}
        busy={listActions.adding}
        onRetry={() => void reload()}
        onReach={(candidate) => void listActions.reach(candidate)}
      />
      <PlayingTime reach={reach} />
    </Stack>
  );
};
