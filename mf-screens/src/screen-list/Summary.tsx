import { printCount, type Screen, type Year } from 'shared-kernel/model';
import { ImportRuns } from 'shared-kernel/running-import';
import { Flex, Stack, Text } from 'shared-kernel/ui';
import type { ReactNode } from 'react';
import { PlayingTime } from '../reach/PlayingTime';
import { UnseenSupporters } from '../reach/UnseenSupporters';
import { useReach } from '../reach/useReach';
import { CombinedMatches } from './CombinedMatches';
import type { ScreenListActions } from './useScreenListActions';

interface SummaryProps {
  readonly screens: readonly Screen[];
  readonly year: Year;
  readonly listActions: ScreenListActions;
  /** What is done with the screens as a whole. */
  readonly children: ReactNode;
}

/** The buttons stand in one line, and what they open below it in the full width. */
const IN_ONE_LINE = {
  '& > [data-scope=collapsible]': { display: 'contents' },
  '& > [data-scope=collapsible] > [data-part=content]': { order: 1, flexBasis: '100%' },
} as const;

/** Whom the screens reach, in figures, and what is behind each figure. */
export const Summary = ({ screens, year, listActions, children }: SummaryProps) => {
  const [reach, reload] = useReach(screens, year);
  return (
    <Stack gap="1">
      <Flex wrap="wrap" justify="space-between" align="center" columnGap="4" rowGap="2">
        <Text color="fg.muted" fontVariantNumeric="tabular-nums">
          Total supporters:{' '}
          {year.supportersTotal < 0 ? 'Working...' : printCount(year.supportersTotal)}{' '}
          <ImportRuns />
        </Text>
        {children}
      </Flex>
      <Flex
        direction={{ base: 'column', md: 'row' }}
        wrap={{ md: 'wrap' }}
        columnGap="6"
        css={{ md: IN_ONE_LINE }}
      >
        <CombinedMatches year={year} />
        <UnseenSupporters
          reach={reach}
          busy={listActions.adding}
          onRetry={() => void reload()}
          onReach={(candidate) => void listActions.reach(candidate)}
        />
        <PlayingTime reach={reach} />
      </Flex>
    </Stack>
  );
};
