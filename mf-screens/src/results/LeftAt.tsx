import {
  countWords,
  dayWords,
  type Screen,
  type ShowResults,
  type ToldCount,
} from 'shared-kernel/model';
import { Box, Field, Flex, Heading, NativeSelect, Panel, Stack, Text } from 'shared-kernel/ui';
import { useState } from 'react';
import { leftRows, type LeftRow } from './leftRows';

interface LeftAtProps {
  readonly results: ShowResults;
  readonly screens: readonly Screen[];
}

const ALL_DAYS = 'all';

/** At which screen shows were left before their end, on one day or all. */
export const LeftAt = ({ results, screens }: LeftAtProps) => {
  const [chosen, choose] = useState(ALL_DAYS);
  const { leftAt } = results.days.find(({ day }) => dayWords(day) === chosen) ?? results.total;
  return (
    <Panel as="section" aria-label="Where shows were left">
      <Flex wrap="wrap" gap="3" justify="space-between" align="flex-start" mb="3">
        <Box flex="1" minW="14rem">
          <Heading as="h2" fontSize="lg" fontWeight="semibold">
            Where shows were left
          </Heading>
          <Text color="fg.muted" fontSize="sm" mt="1">
            The screen that was seen when somebody closed the page before the end.
          </Text>
        </Box>
        <Field.Root w="auto">
          <Field.Label srOnly>Day</Field.Label>
          <NativeSelect.Root size="sm" w="auto">
            <NativeSelect.Field
              value={chosen}
              onChange={(event) => {
                choose(event.currentTarget.value);
              }}
            >
              <option value={ALL_DAYS}>All days</option>
              {results.days.toReversed().map(({ day }) => (
                <option key={dayWords(day)}>{dayWords(day)}</option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </Field.Root>
      </Flex>
      <ScreenBars rows={leftRows(leftAt, screens)} />
    </Panel>
  );
};

const ScreenBars = ({ rows }: { rows: readonly LeftRow[] }) => {
  const most = Math.max(...rows.map(({ count }) => count.count), 1);
  return (
    <Stack as="ul" gap="3" listStyleType="none">
      {rows.map(({ key, name, count }) => (
        <li key={key}>
          <Flex gap="3" justify="space-between" align="baseline" mb="1">
            <Text minW="0" overflowWrap="anywhere">
              {name}
            </Text>
            <Text whiteSpace="nowrap" color="fg.muted" fontVariantNumeric="tabular-nums">
              {countWords(count)}
            </Text>
          </Flex>
          <Box aria-hidden h="6px" borderRadius="full" bg="bg.emphasized" overflow="hidden">
            <Box
              h="full"
              bg="accent.solid"
              style={{ width: `${String(barPercent(count, most))}%` }}
            />
          </Box>
        </li>
      ))}
    </Stack>
  );
};

/** A count that is hidden has no bar: its length would tell it. */
const barPercent = ({ kind, count }: ToldCount, most: number): number =>
  kind === 'fewerThan' ? 0 : (count / most) * 100;
