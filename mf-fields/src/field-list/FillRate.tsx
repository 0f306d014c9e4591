import type { FieldListEntry } from 'shared-kernel/model';
import { Box, Flex, percentOf, Text } from 'shared-kernel/ui';
import { BAR, TRACK } from './chartColours';

interface FillRateProps {
  readonly field: FieldListEntry;
  /** Below 1 no share is shown. */
  readonly supportersTotal: number;
}

/** How many supporters have a value, as a thin bar and in words, and how many different ones there are. */
export const FillRate = ({ field, supportersTotal }: FillRateProps) => {
  const percent = Math.min(percentOf(field.count, supportersTotal), 100);
  return (
    <Flex columnGap="3" rowGap="1" align="center" wrap="wrap">
      {supportersTotal > 0 && (
        <Box
          aria-hidden
          w="6rem"
          h="4px"
          borderRadius="full"
          bg={TRACK}
          overflow="hidden"
          flex="none"
        >
          <Box h="full" bg={BAR} style={{ width: `${percent}%` }} />
        </Box>
      )}
      <Text color="fg.muted" fontSize="sm" fontVariantNumeric="tabular-nums">
        {fillWords(field.count, supportersTotal)}
        {field.distinct !== undefined && ` · ${differentWords(field.distinct)}`}
      </Text>
    </Flex>
  );
};

function fillWords(count: number, total: number): string {
  const supporters = `${count.toLocaleString('en-GB')} supporter${count === 1 ? '' : 's'}`;
  return total > 0
    ? `${supporters} with a value (${percentOf(count, total)}%)`
    : `${supporters} with a value`;
}

const differentWords = (distinct: number): string =>
  distinct === 1 ? 'one value' : `${distinct.toLocaleString('en-GB')} different values`;
