import {
  leavesOf,
  printCount,
  shareWords,
  type ConditionNode,
  type SearchCounts,
  type SearchDefinition,
} from 'shared-kernel/model';
import { serverSentence } from 'shared-kernel/server';
import {
  Box,
  Button,
  Flex,
  Heading,
  Panel,
  percentOf,
  Spinner,
  Stack,
  Text,
} from 'shared-kernel/ui';
import { isFaulty } from 'shared-kernel/condition-editor';
import { FunnelTable } from './FunnelTable';
import { countsOf, type LiveCount } from './useLiveCount';

interface LiveCountPanelProps {
  readonly search: SearchDefinition;
  readonly live: LiveCount;
  /** The whole search in words. */
  readonly sentence: string;
  readonly wordsOf: (condition: ConditionNode) => string;
}

/** Whom the search as edited matches right now, before it is saved. */
export const LiveCountPanel = ({ search, live, sentence, wordsOf }: LiveCountPanelProps) => {
  const counts = countsOf(live);
  const waiting = leavesOf(search.conditions).filter(isFaulty).length;
  return (
    <Panel as="section" aria-label="Matches now">
      <Flex justify="space-between" align="center" minH="6">
        <Heading as="h2" fontSize="md" fontWeight="semibold">
          Matches now
        </Heading>
        <Box role="status" aria-label="State of the count" fontSize="sm" color="fg.muted">
          {live.status === 'working' && (
            <Flex align="center" gap="2">
              <Spinner size="xs" />
              Counting
            </Flex>
          )}
        </Box>
      </Flex>
      <Stack gap="3" mt="2">
        {live.status === 'failed' ? (
          <Failure failure={live.failure} onRetry={live.retry} />
        ) : (
          <Total counts={counts} status={live.status} />
        )}
        <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
          {sentence}
        </Text>
        {waiting > 0 && search.conditions.length > 0 && (
          <Text fontSize="sm" color="fg.warning">
            {waiting === 1
              ? 'One condition is not counted until it is filled in.'
              : `${String(waiting)} conditions are not counted until they are filled in.`}
          </Text>
        )}
        {counts !== null && counts.conditions.length > 1 && (
          <Box opacity={live.status === 'working' ? 0.55 : 1} transition="opacity 150ms ease-out">
            <FunnelTable search={search} counts={counts} wordsOf={wordsOf} />
          </Box>
        )}
      </Stack>
    </Panel>
  );
};

interface TotalProps {
  readonly counts: SearchCounts | null;
  readonly status: LiveCount['status'];
}

const Total = ({ counts, status }: TotalProps) => {
  const percent = counts === null ? 0 : percentOf(counts.total, counts.supporters);
  return (
    <Box
      opacity={status === 'working' ? 0.55 : 1}
      transition="opacity 150ms ease-out"
      minH="3.25rem"
    >
      <Flex gap="2" align="baseline" wrap="wrap" fontVariantNumeric="tabular-nums">
        <Text fontSize="2xl" lineHeight="36px" fontWeight="semibold" letterSpacing="-0.02em">
          {counts === null ? '–' : printCount(counts.total)}
        </Text>
        <Text color="fg.muted">
          {counts !== null &&
            `of ${printCount(counts.supporters)} supporters (${shareWords(counts.total, counts.supporters)})`}
          {status === 'nothing' && 'Nothing to count yet'}
        </Text>
      </Flex>
      <Box aria-hidden mt="2" h="4px" borderRadius="full" bg="bg.emphasized" overflow="hidden">
        <Box
          h="full"
          bg="green.solid"
          transition="width 200ms ease-out"
          style={{ width: `${String(percent)}%` }}
        />
      </Box>
    </Box>
  );
};

interface FailureProps {
  readonly failure: Parameters<typeof serverSentence>[0];
  readonly onRetry: () => void;
}

const Failure = ({ failure, onRetry }: FailureProps) => (
  <Box role="alert">
    <Text>This search could not be counted just now.</Text>
    <Text color="fg.muted" fontSize="sm">
      {serverSentence(failure)} You can still edit and save it.
    </Text>
    <Button size="sm" variant="outline" mt="2" onClick={onRetry}>
      Try again
    </Button>
  </Box>
);
