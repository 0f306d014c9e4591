import { nameOf, type DraftChange, type Screen, type View } from 'shared-kernel/model';
import { Alert, Badge, Box, Checkbox, Flex, Heading, Panel, Stack, Text } from 'shared-kernel/ui';
import { memo } from 'react';

import { CHANGE_LABELS } from '../publishing/publishingWords';
import { BeforeAndAfter } from './BeforeAndAfter';
import { CardFindings } from './CardFindings';
import { CardSearches, type ShownSearch } from './CardSearches';
import type { FindingQueue } from './findings';

interface ChangeCardProps {
  readonly draft: DraftChange;
  /** As it is saved; null where it is gone. */
  readonly screen: Screen | null;
  readonly live: number | null;
  readonly view: View;
  readonly ticked: boolean;
  /** Null for whoever may not publish: there is nothing to tick. */
  readonly onTick: ((draft: DraftChange, ticked: boolean) => void) | null;
  /** Who gains and loses it; null while it is being counted. */
  readonly audience: string | null;
  readonly searches: readonly ShownSearch[];
  /** Other screens that change by the same searches. */
  readonly alongside: readonly string[];
  readonly queue: FindingQueue;
}

const COLOURS = { added: 'green', changed: 'accent', moved: 'gray', removed: 'red' } as const;

/** [S166] One screen that differs from what supporters see. */
export const ChangeCard = memo(function ChangeCard(props: ChangeCardProps) {
  const { draft, screen, live, view, ticked, searches, alongside, queue } = props;
  const name = nameOf(draft);
  return (
    <Panel as="li" aria-label={name} listStyleType="none">
      <Flex gap="3" align="center" wrap="wrap" mb="3">
        <Tick {...props} name={name} />
        <Badge size="sm" colorPalette={COLOURS[draft.change]}>
          {CHANGE_LABELS[draft.change]}
        </Badge>
      </Flex>
      {draft.fault !== null && (
        <Alert.Root status="warning" size="sm" mb="3">
          <Alert.Indicator />
          <Alert.Title>{draft.fault}</Alert.Title>
        </Alert.Root>
      )}
      <Flex gap="5" wrap="wrap" align="flex-start">
        <Stack gap="3" flex="1 1 15rem" minW="0">
          <Stack gap="0.5" fontSize="sm">
            {draft.words.map((words) => (
              <Text key={words}>{words}</Text>
            ))}
            {draft.change === 'moved' && <Text>It has another place among the screens</Text>}
            <Audience {...props} />
          </Stack>
          <CardSearches searches={searches} alongside={alongside} />
          {screen !== null && <CardFindings screen={screen} name={name} queue={queue} />}
        </Stack>
        <Box>
          <BeforeAndAfter change={draft} live={live} after={screen?.content ?? null} view={view} />
        </Box>
      </Flex>
      {!ticked && draft.fault === null && (
        <Text mt="3" fontSize="sm" color="fg.muted">
          It stays as supporters see it now.
        </Text>
      )}
    </Panel>
  );
});

const Tick = ({ draft, ticked, onTick, name }: ChangeCardProps & { readonly name: string }) => {
  const heading = (
    <Heading as="h3" fontSize="md" lineHeight="short" fontWeight="semibold" overflowWrap="anywhere">
      {name}
    </Heading>
  );
  if (onTick === null || draft.fault !== null) return heading;
  return (
    <Checkbox.Root
      checked={ticked}
      onCheckedChange={({ checked }) => {
        onTick(draft, checked === true);
      }}
    >
      <Checkbox.HiddenInput aria-label={`Publish ${name}`} />
      <Checkbox.Control />
      {heading}
    </Checkbox.Root>
  );
};

/** Keeps its place while it is counted. */
const Audience = ({ draft, ticked, audience }: ChangeCardProps) =>
  draft.change === 'moved' || !ticked ? null : (
    <Text color="fg.muted" fontVariantNumeric="tabular-nums" aria-busy={audience === null}>
      {audience ?? 'Counting who gets it …'}
    </Text>
  );
