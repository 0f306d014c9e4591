import { isWorking, type MatchResult } from 'shared-kernel/model';
import { Badge, Box, HStack, Text } from './chakra';
import { percentOf } from './percentOf';

interface SupportersMatchedProps {
  readonly result: MatchResult;
  /** Supporters of the year; below 1 no percentage is shown. */
  readonly total: number;
  /** Of the running job, where known. */
  readonly progress?: { readonly processed: number; readonly total: number } | null;
}

/** A count as it looks everywhere: figure, share of all as a thin bar, or "Working...". */
export const SupportersMatched = ({ result, total, progress }: SupportersMatchedProps) => {
  if (isWorking(result)) {
    return (
      <Badge colorPalette="orange" size="md" variant="subtle">
        Working...{progress ? ` ${String(percentOf(progress.processed, progress.total))} %` : ''}
      </Badge>
    );
  }
  const percent = percentOf(result.supportersMatched, total);
  return (
    <Box minW="9rem">
      <HStack gap="2" align="baseline">
        <Text fontWeight="semibold" fontVariantNumeric="tabular-nums">
          {result.supportersMatched.toLocaleString('en-GB')}
        </Text>
        {total > 0 && (
          <Text color="fg.muted" fontSize="sm" fontVariantNumeric="tabular-nums">
            ({percent}%)
          </Text>
        )}
      </HStack>
      <Box aria-hidden mt="1" h="3px" borderRadius="full" bg="bg.emphasized" overflow="hidden">
        <Box h="full" bg="green.solid" style={{ width: `${String(Math.min(percent, 100))}%` }} />
      </Box>
    </Box>
  );
};
