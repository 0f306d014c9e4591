import {
  isNotCounted,
  isWorking,
  printCount,
  shareWords,
  type MatchResult,
} from 'shared-kernel/model';
import { Badge, Box, HStack, momentWords, percentOf, Text } from 'shared-kernel/ui/basics';
import { Progress } from './chakra';

interface SupportersMatchedProps {
  readonly result: MatchResult;
  /** Supporters of the year; below 1 no percentage is shown. */
  readonly total: number;
  /** Of the running job, where known. */
  readonly progress?: Progressed | null;
}

interface Progressed {
  readonly processed: number;
  readonly total: number;
}

/** A count as it looks everywhere: figure, share of all as a thin bar and when it was counted, or "Working...". */
export const SupportersMatched = ({ result, total, progress }: SupportersMatchedProps) =>
  isWorking(result) ? (
    <Working progress={progress ?? null} />
  ) : isNotCounted(result) ? (
    <Badge colorPalette="gray" size="md" variant="subtle">
      Not counted
    </Badge>
  ) : (
    <Counted result={result} total={total} />
  );

/** The same for both, so that nothing moves when the count is there. */
const SIZE = { minW: '9rem', minH: '3.25rem' } as const;

const Working = ({ progress }: { progress: Progressed | null }) => {
  const percent =
    progress === null || progress.total === 0
      ? null
      : Math.min(percentOf(progress.processed, progress.total), 99);
  return (
    <Box {...SIZE}>
      <Badge colorPalette="orange" size="md" variant="subtle" fontVariantNumeric="tabular-nums">
        Working...
        {percent === null ? '' : ` ${String(percent)}%`}
      </Badge>
      <Progress.Root mt="2" size="xs" colorPalette="orange" value={percent}>
        <Progress.Track borderRadius="full" h="3px" aria-label="Counting supporters">
          <Progress.Range />
        </Progress.Track>
      </Progress.Root>
    </Box>
  );
};

const Counted = ({ result, total }: SupportersMatchedProps) => {
  const percent = percentOf(result.supportersMatched, total);
  return (
    <Box {...SIZE}>
      <HStack gap="2" align="baseline">
        <Text fontWeight="semibold" fontVariantNumeric="tabular-nums">
          {printCount(result.supportersMatched)}
        </Text>
        {total > 0 && (
          <Text color="fg.muted" fontSize="sm" fontVariantNumeric="tabular-nums">
            ({shareWords(result.supportersMatched, total)})
          </Text>
        )}
      </HStack>
      <Box aria-hidden mt="1" h="3px" borderRadius="full" bg="bg.emphasized" overflow="hidden">
        <Box h="full" bg="green.solid" style={{ width: `${String(Math.min(percent, 100))}%` }} />
      </Box>
      {result.supportersMatchedAt !== null && (
        <Text mt="1" color="fg.subtle" fontSize="xs" fontVariantNumeric="tabular-nums">
          as of {momentWords(result.supportersMatchedAt, new Date())}
        </Text>
      )}
    </Box>
  );
};
