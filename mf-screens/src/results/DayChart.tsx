import {
  countWords,
  dayWords,
  printCount,
  type DayResults,
  type ResultCount,
} from 'shared-kernel/model';
import { Box, Flex, Heading, HStack, Panel, Text } from 'shared-kernel/ui';
import { chartDays, MOST_CHART_DAYS, type ChartDay } from './chartDays';

/** Opened and finished shows day by day. The same numbers stand in the table below it, for who does not see them. */
export const DayChart = ({ days }: { days: readonly DayResults[] }) => {
  const shown = chartDays(days);
  const most = Math.max(...shown.map(({ results }) => results?.opened.count ?? 0), 1);
  const [first, last] = [shown[0], shown.at(-1)];
  return (
    <Panel as="section" aria-label="Shows by day">
      <Flex wrap="wrap" gap="2" justify="space-between" align="baseline" mb="3">
        <Heading as="h2" fontSize="lg" fontWeight="semibold">
          Shows by day
        </Heading>
        <HStack gap="4" fontSize="sm" color="fg.muted" aria-hidden>
          <Key colour={OPENED}>Opened</Key>
          <Key colour={FINISHED}>Finished</Key>
        </HStack>
      </Flex>
      <Box aria-hidden>
        <Text fontSize="xs" color="fg.subtle" fontVariantNumeric="tabular-nums">
          {printCount(most)}
        </Text>
        <Flex gap="2px" h={`${String(HEIGHT)}px`} borderTopWidth="1px" borderBottomWidth="1px">
          {shown.map((place) => (
            <DayBars key={dayWords(place.day)} place={place} most={most} />
          ))}
        </Flex>
        <Flex justify="space-between" gap="2" fontSize="xs" color="fg.subtle" mt="1">
          <span>{first && dayWords(first.day)}</span>
          {last !== first && <span>{last && dayWords(last.day)}</span>}
        </Flex>
      </Box>
      {shown.length === MOST_CHART_DAYS && (
        <Text mt="2" color="fg.muted" fontSize="sm">
          The newest {MOST_CHART_DAYS} days; the table has them all.
        </Text>
      )}
    </Panel>
  );
};

const HEIGHT = 140;
/** Each stands out from the panel, and from the other, by 3 : 1 in light and dark (WCAG 1.4.11). */
const OPENED = { base: 'accent.400', _dark: 'accent.500' } as const;
const FINISHED = { base: 'accent.800', _dark: 'accent.100' } as const;

const DayBars = ({ place, most }: { place: ChartDay; most: number }) => (
  <Flex
    title={titleOf(place)}
    flex="1 1 0"
    minW="0"
    maxW="3rem"
    h="full"
    align="flex-end"
    position="relative"
    _hover={{ bg: 'bg.muted' }}
  >
    {place.results !== null && (
      <>
        <Bar count={place.results.opened} most={most} colour={OPENED} width="100%" />
        <Bar count={place.results.finished} most={most} colour={FINISHED} width="60%" />
      </>
    )}
  </Flex>
);

interface BarProps {
  readonly count: ResultCount;
  readonly most: number;
  readonly colour: typeof OPENED | typeof FINISHED;
  readonly width: string;
}

/** A count that is hidden is drawn as a stub with a dashed edge. */
const Bar = ({ count, most, colour, width }: BarProps) => (
  <Box
    position="absolute"
    bottom="0"
    left="50%"
    transform="translateX(-50%)"
    w={width}
    borderTopRadius="2px"
    {...(count.kind === 'fewerThan'
      ? { borderWidth: '1px', borderStyle: 'dashed', borderBottomWidth: 0, borderColor: colour }
      : { bg: colour })}
    style={{ height: `${String(barHeight(count, most))}px` }}
  />
);

/** In pixels; a single show among thousands is still seen. */
const barHeight = ({ kind, count }: ResultCount, most: number): number => {
  if (kind === 'fewerThan') return 4;
  return count === 0 ? 0 : Math.max(4, Math.round((count / most) * HEIGHT));
};

const Key = ({ colour, children }: Pick<BarProps, 'colour'> & { readonly children: string }) => (
  <HStack gap="1.5">
    <Box boxSize="3" borderRadius="2px" bg={colour} />
    {children}
  </HStack>
);

const titleOf = ({ day, results }: ChartDay): string =>
  results === null
    ? `${dayWords(day)}: nothing`
    : `${dayWords(day)}: ${countWords(results.opened)} opened, ${countWords(results.finished)} finished`;
