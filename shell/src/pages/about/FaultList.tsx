import type { BrowserFault, FaultKind } from 'shared-kernel/model';
import { serverSentence } from 'shared-kernel/server';
import { ofPerson, useReading } from 'shared-kernel/server-state';
import {
  Badge,
  Box,
  Button,
  EmptyState,
  ErrorPanel,
  Flex,
  Heading,
  momentWords,
  Panel,
  Reveal,
  Skeleton,
  Stack,
  Text,
} from 'shared-kernel/ui';
import { readFaults } from '../../server/faults';
import { UNKNOWN } from '../../faults/remoteFacts';
import { remoteName } from './remoteName';

/** What went wrong in browsers in the last 30 days, the newest first, for those who run the installation. */
export const FaultList = () => {
  const [loaded, reload] = useReading(ofPerson('faults', readFaults), { fresh: true });
  return (
    <Stack as="section" gap="4" aria-label="Faults">
      <Flex wrap="wrap" gap="3" justify="space-between" align="flex-start">
        <Box flex="1" minW="16rem">
          <Heading as="h2" fontSize="lg" fontWeight="semibold">
            Faults
          </Heading>
          <Text color="fg.muted" mt="1" maxW="65ch">
            What went wrong in people’s browsers in the last 30 days, the newest first. Nothing here
            says whose.
          </Text>
        </Box>
        <Button variant="outline" onClick={() => void reload()}>
          Refresh
        </Button>
      </Flex>
      {loaded.status === 'loading' && <Skeleton h="24" aria-label="Loading faults" />}
      {loaded.status === 'failed' && (
        <ErrorPanel title="The faults could not be loaded" onRetry={() => void reload()}>
          {serverSentence(loaded.error)}
        </ErrorPanel>
      )}
      {loaded.status === 'ready' && <Faults faults={loaded.value.faults} />}
    </Stack>
  );
};

const Faults = ({ faults }: { faults: readonly BrowserFault[] }) =>
  faults.length === 0 ? (
    <EmptyState title="Nothing went wrong">
      What fails to load, breaks or freezes a page in somebody’s browser will be listed here.
    </EmptyState>
  ) : (
    <Stack as="ul" listStyleType="none" gap="3">
      {faults.map((fault) => (
        <Line key={fault.id} fault={fault} />
      ))}
    </Stack>
  );

const Line = ({ fault }: { fault: BrowserFault }) => (
  <Panel as="li">
    <Flex wrap="wrap" columnGap="3" rowGap="1" align="baseline">
      <Badge colorPalette={COLOURS[fault.kind]}>{KIND_WORDS[fault.kind]}</Badge>
      <Text fontWeight="medium">
        {remoteName(fault.remote)} {known(fault.version)}
      </Text>
      <Text color="fg.muted" fontSize="sm">
        {known(fault.owner)}
      </Text>
      <Text color="fg.muted" fontSize="sm" ml={{ md: 'auto' }}>
        {timesWords(fault)}
      </Text>
    </Flex>
    <Text mt="2" overflowWrap="anywhere">
      {fault.message}
    </Text>
    {fault.stack !== '' && (
      <Reveal label="Where">
        <Box
          as="pre"
          fontSize="xs"
          color="fg.muted"
          whiteSpace="pre-wrap"
          overflowWrap="anywhere"
          fontFamily="mono"
        >
          {fault.stack}
        </Box>
      </Reveal>
    )}
  </Panel>
);

/** A remote whose manifest cannot be read says neither its version nor whose it is. */
const known = (text: string): string => (text === UNKNOWN ? '' : text);

const KIND_WORDS = {
  load: 'Did not load',
  render: 'Broke while shown',
  handler: 'A control failed',
  promise: 'Something begun failed',
  blocked: 'Stood still',
  style: 'Style reached beyond',
} as const satisfies Record<FaultKind, string>;

const COLOURS = {
  load: 'red',
  render: 'red',
  handler: 'orange',
  promise: 'orange',
  blocked: 'gray',
  style: 'blue',
} as const satisfies Record<FaultKind, string>;

function timesWords({ count, firstAt, lastAt }: BrowserFault): string {
  const now = new Date();
  if (count === 1) return `Once, ${momentWords(lastAt, now)}`;
  return `${String(count)} times, last ${momentWords(lastAt, now)}, first ${momentWords(firstAt, now)}`;
}
