import type { HistogramBar } from 'shared-kernel/model';
import { Box, Flex, Text, VisuallyHidden } from 'shared-kernel/ui';
import { useState, type KeyboardEvent } from 'react';

interface HistogramProps {
  readonly label: string;
  readonly bars: readonly HistogramBar[];
}

const HEIGHT = 56;

/** Pixels from one bar to the next where there is room: a few bars make a short axis. */
const BAR_WIDTH = 28;

/**
 * The shape of a field as bars over a scale of supporters. The pointer and the arrow keys say what each bar is; the same
 * numbers stand behind it as a table for who does not see them.
 */
export const Histogram = ({ label, bars }: HistogramProps) => {
  const [at, setAt] = useState<number | null>(null);
  const most = Math.max(...bars.map(({ count }) => count), 1);
  const chosen = at === null ? undefined : bars[at];
  const move = (event: KeyboardEvent) => {
    const next = placeAfter(event.key, at ?? 0, bars.length);
    if (next === undefined) return;
    event.preventDefault();
    setAt(next);
  };
  return (
    <Box minW="0" style={{ maxWidth: `max(12rem, ${bars.length * BAR_WIDTH}px)` }}>
      <Flex fontSize="xs" mb="1" gap="2" justify="space-between" minH="1.25rem">
        <Text color="fg.muted">{label}</Text>
        <Text fontWeight="medium" fontVariantNumeric="tabular-nums" textAlign="end" truncate>
          {chosen !== undefined && barWords(chosen)}
        </Text>
      </Flex>
      <Flex gap="1">
        <Scale most={most} />
        <Flex
          flex="1"
          minW="0"
          align="flex-end"
          gap="2px"
          h={`${HEIGHT}px`}
          borderBottomWidth="1px"
          borderColor="border.emphasized"
          role="slider"
          tabIndex={0}
          aria-label={`${label}, bar by bar`}
          aria-orientation="horizontal"
          aria-valuemin={1}
          aria-valuemax={bars.length}
          aria-valuenow={(at ?? 0) + 1}
          aria-valuetext={barWords(chosen ?? bars[0])}
          onFocus={() => setAt((before) => before ?? 0)}
          onBlur={() => setAt(null)}
          onKeyDown={move}
          onPointerLeave={() => setAt(null)}
        >
          {bars.map((bar, index) => (
            <Flex
              key={bar.label}
              flex="1 1 0"
              minW="2px"
              h="full"
              align="flex-end"
              bg={index === at ? 'bg.emphasized' : undefined}
              onPointerEnter={() => setAt(index)}
            >
              <Box
                w="full"
                bg="accent.solid"
                borderTopRadius="2px"
                style={{ height: `${barHeight(bar.count, most)}px` }}
              />
            </Flex>
          ))}
        </Flex>
      </Flex>
      <Flex
        aria-hidden
        justify="space-between"
        gap="2"
        fontSize="xs"
        color="fg.muted"
        mt="1"
        ps="8"
      >
        <span>{bars[0]?.label}</span>
        {bars.length > 1 && <span>{bars[bars.length - 1]?.label}</span>}
      </Flex>
      <VisuallyHidden>
        <BarTable label={label} bars={bars} />
      </VisuallyHidden>
    </Box>
  );
};

/** How many supporters the highest bar stands for. */
const Scale = ({ most }: { most: number }) => (
  <Flex
    aria-hidden
    direction="column"
    justify="space-between"
    w="7"
    flex="none"
    fontSize="2xs"
    lineHeight="1"
    color="fg.muted"
    textAlign="end"
    fontVariantNumeric="tabular-nums"
  >
    <span>{short(most)}</span>
    <span>0</span>
  </Flex>
);

const short = (count: number): string =>
  count.toLocaleString('en-GB', { notation: 'compact', maximumFractionDigits: 1 });

/** Where a key leads; undefined where it leads nowhere. */
function placeAfter(key: string, at: number, length: number): number | undefined {
  const places: Readonly<Partial<Record<string, number>>> = {
    ArrowRight: at + 1,
    ArrowUp: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at - 1,
    Home: 0,
    End: length - 1,
  };
  const place = places[key];
  return place === undefined ? undefined : Math.max(0, Math.min(place, length - 1));
}

const barWords = (bar: HistogramBar | undefined): string =>
  bar === undefined ? '' : `${bar.label}: ${supporters(bar.count)}`;

const BarTable = ({ label, bars }: HistogramProps) => (
  <table aria-label={label}>
    <tbody>
      {bars.map((bar) => (
        <tr key={bar.label}>
          <th scope="row">{bar.label}</th>
          <td>{supporters(bar.count)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** Pixels; a single supporter among millions is still seen. */
const barHeight = (count: number, most: number): number =>
  count === 0 ? 0 : Math.max(2, Math.round((count / most) * HEIGHT));

const supporters = (count: number): string =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? 'supporter' : 'supporters'}`;
