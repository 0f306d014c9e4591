import type { Screen, Year } from 'shared-kernel/model';
import { Flex, Stack, Text } from 'shared-kernel/ui';
import { ReachFigures } from '../reach/ReachFigures';
import { UnseenSupporters } from '../reach/UnseenSupporters';
import { useReach } from '../reach/useReach';
import { WhyTheseScreens } from '../why/WhyTheseScreens';
import { CombinedMatches } from './CombinedMatches';
import type { ScreenDeeds } from './useScreenDeeds';

interface SummaryProps {
  readonly screens: readonly Screen[];
  readonly year: Year;
  readonly deeds: ScreenDeeds;
}

/** Whom the screens reach, in figures, and what is behind each figure. */
export const Summary = ({ screens, year, deeds }: SummaryProps) => {
  const [reach, reload] = useReach(screens, year);
  return (
    <Stack gap="1">
      <Flex
        wrap="wrap"
        columnGap="6"
        rowGap="1"
        mb="1"
        color="fg.muted"
        fontVariantNumeric="tabular-nums"
      >
        <Text>
          Total supporters:{' '}
          {year.supportersTotal < 0 ? 'Working...' : year.supportersTotal.toLocaleString('en-GB')}
        </Text>
        <ReachFigures reach={reach} />
      </Flex>
      <CombinedMatches year={year} />
      <UnseenSupporters
        reach={reach}
        busy={deeds.adding}
        onRetry={() => void reload()}
        onReach={(candidate) => void deeds.reach(candidate)}
      />
      <WhyTheseScreens />
    </Stack>
  );
};
