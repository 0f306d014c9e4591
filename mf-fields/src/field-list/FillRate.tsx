import { printCount, shareWords, type FieldListEntry } from 'shared-kernel/model';
import { Box, Flex, percentOf, Text, VisuallyHidden } from 'shared-kernel/ui';
import { FIELD_WORDS } from '../field-words/fieldWords';
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
      {supportersTotal > 0 && <ShareBar percent={percent} width="6rem" />}
      <Text color="fg.muted" fontSize="sm" fontVariantNumeric="tabular-nums">
        {fillWords(field, supportersTotal)}
        {field.distinct !== undefined && ` · ${differentWords(field.distinct)}`}
      </Text>
    </Flex>
  );
};

/** The same in a cell: the count, and its share of all. */
export const Filled = ({ field, supportersTotal }: FillRateProps) => {
  const percent = percentOf(field.count, supportersTotal);
  return (
    <Flex gap="2" align="center">
      {supportersTotal > 0 && (
        <Box display={{ base: 'none', md: 'block' }}>
          <ShareBar percent={Math.min(percent, 100)} width="2.5rem" />
        </Box>
      )}
      <Text fontSize="sm" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
        {printCount(field.count)}
        {supportersTotal > 0 && ` (${shareWords(field.count, supportersTotal)})`}
        <VisuallyHidden> filled</VisuallyHidden>
        {field.unreadable !== undefined && (
          <Text as="span" display="block" fontSize="xs" color="fg.warning">
            <VisuallyHidden>, of which </VisuallyHidden>
            {printCount(field.unreadable)} cannot be read
          </Text>
        )}
      </Text>
    </Flex>
  );
};

const ShareBar = ({ percent, width }: { readonly percent: number; readonly width: string }) => (
  <Box aria-hidden w={width} h="4px" borderRadius="full" bg={TRACK} overflow="hidden" flex="none">
    <Box h="full" bg={BAR} style={{ width: `${percent}%` }} />
  </Box>
);

function fillWords({ count, unreadable, type }: FieldListEntry, total: number): string {
  const supporters = `${printCount(count)} supporter${count === 1 ? '' : 's'}`;
  const share = total > 0 ? ` (${shareWords(count, total)})` : '';
  const unread =
    unreadable === undefined
      ? ''
      : `, of which ${printCount(unreadable)} cannot be read as ${FIELD_WORDS[type].plural}`;
  return `${supporters} with a value${share}${unread}`;
}

const differentWords = (distinct: number): string =>
  distinct === 1 ? 'one value' : `${printCount(distinct)} different values`;
