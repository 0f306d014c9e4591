import { printCount, type HistogramBar } from 'shared-kernel/model';
import { Box, Flex, Text, VisuallyHidden } from 'shared-kernel/ui';
import { useId } from 'react';
import { barTicks, countTicks } from './axisTicks';
import { AXIS, BAR, READ } from './chartColours';
import { useReadBar } from './useReadBar';

interface HistogramProps {
  readonly label: string;
  readonly bars: readonly HistogramBar[];
}

/** Pixels of the highest value of the scale. */
const HEIGHT = 96;

/** Room for "1.5K" beside the bars. */
const SCALE_WIDTH = '2.25rem';

/** Pixels from one bar to the next where there is room: a few bars make a short axis. */
const BAR_WIDTH = 36;

/**
 * The shape of a field as bars over a scale of supporters. The pointer and the arrow keys say what each bar is; a sentence
 * and the same numbers as a table stand behind it for who does not see them.
 */
export const Histogram = ({ label, bars }: HistogramProps) => {
  const { at, isRead, point, pointerProps, keyProps } = useReadBar(bars.length);
  const id = useId();
  const counts = countTicks(Math.max(...bars.map(({ count }) => count)));
  const top = counts[counts.length - 1] ?? 1;
  return (
    <Box
      as="figure"
      aria-labelledby={`${id}label`}
      aria-describedby={`${id}shape`}
      minW="0"
      style={{ maxWidth: `max(18rem, ${String(bars.length * BAR_WIDTH)}px)` }}
    >
      <Text as="figcaption" id={`${id}label`} fontSize="xs" color="fg.muted" mb="3">
        {label} (supporters)
      </Text>
      <VisuallyHidden id={`${id}shape`}>{shapeWords(bars)}</VisuallyHidden>
      <Box position="relative" ms={SCALE_WIDTH} {...pointerProps}>
        <Scale counts={counts} top={top} />
        <Flex
          position="relative"
          align="flex-end"
          gap="2px"
          h={`${String(HEIGHT)}px`}
          borderBottomWidth="1px"
          borderColor={AXIS}
          role="slider"
          tabIndex={0}
          aria-label={`${label}, bar by bar`}
          aria-orientation="horizontal"
          aria-valuemin={1}
          aria-valuemax={bars.length}
          aria-valuenow={at + 1}
          aria-valuetext={barWords(bars[at])}
          {...keyProps}
        >
          {bars.map((bar, index) => (
            <Flex
              key={bar.label}
              flex="1 1 0"
              minW="2px"
              h="full"
              align="flex-end"
              bg={isRead && index === at ? READ : undefined}
              onPointerEnter={() => {
                point(index);
              }}
            >
              <Box
                w="full"
                bg={BAR}
                borderTopRadius="2px"
                style={{ height: `${String(barHeight(bar.count, top))}px` }}
              />
            </Flex>
          ))}
        </Flex>
        {isRead && <BarTooltip bar={bars[at]} at={(at + 0.5) / bars.length} />}
      </Box>
      <Values bars={bars} />
      <VisuallyHidden>
        <BarTable label={label} bars={bars} />
      </VisuallyHidden>
    </Box>
  );
};

/** Round numbers of supporters, each with a line behind the bars. */
const Scale = ({ counts, top }: { readonly counts: readonly number[]; readonly top: number }) => (
  <Box aria-hidden position="absolute" inset="0" pointerEvents="none">
    {counts.map((count) => (
      <Box
        key={count}
        position="absolute"
        insetInline="0"
        borderTopWidth={count === 0 ? '0' : '1px'}
        style={{ bottom: `${String((count / top) * HEIGHT)}px` }}
      >
        <Text
          position="absolute"
          right="100%"
          top="0"
          transform="translateY(-50%)"
          pe="1.5"
          fontSize="xs"
          lineHeight="1"
          color="fg.muted"
          fontVariantNumeric="tabular-nums"
        >
          {short(count)}
        </Text>
      </Box>
    ))}
  </Box>
);

/** The values under the bars, each at its mark. */
const Values = ({ bars }: Pick<HistogramProps, 'bars'>) => (
  <Box aria-hidden position="relative" h="6" ms={SCALE_WIDTH} fontSize="xs" color="fg.muted">
    {barTicks(bars).map(({ at, label }) => (
      <Box
        key={label}
        position="absolute"
        top="0"
        style={{ left: `${String(at * 100)}%` }}
        _before={{ content: '""', position: 'absolute', w: '1px', h: '1', bg: AXIS }}
      >
        <Text
          pt="1.5"
          whiteSpace="nowrap"
          fontVariantNumeric="tabular-nums"
          transform={`translateX(-${String(shiftOf(at))}%)`}
        >
          {label}
        </Text>
      </Box>
    ))}
  </Box>
);

/** Percent of its own width by which a value is moved to stand at its mark, and not over an end of the chart. */
function shiftOf(at: number): number {
  if (at < 0.05) return 0;
  return at > 0.95 ? 100 : 50;
}

interface BarTooltipProps {
  readonly bar: HistogramBar | undefined;
  /** Where its middle is: from 0, the left end, to 1. */
  readonly at: number;
}

/** Over its bar, and never over an end of the chart. The slider says the same to who hears it. */
const BarTooltip = ({ bar, at }: BarTooltipProps) => (
  <Box
    role="tooltip"
    position="absolute"
    bottom="100%"
    zIndex="1"
    px="2"
    py="1"
    bg="bg.panel"
    borderWidth="1px"
    borderRadius="l1"
    boxShadow="sm"
    fontSize="xs"
    fontWeight="medium"
    fontVariantNumeric="tabular-nums"
    whiteSpace="nowrap"
    style={{
      left: `${String(at * 100)}%`,
      transform: `translateX(-${String(at * 100)}%)`,
    }}
  >
    {barWords(bar)}
  </Box>
);

const short = (count: number): string =>
  count.toLocaleString('en-GB', { notation: 'compact', maximumFractionDigits: 1 });

/** What the bars look like as a whole. */
function shapeWords(bars: readonly HistogramBar[]): string {
  const [first, last] = [bars[0], bars[bars.length - 1]];
  const highest = bars.reduce<HistogramBar | undefined>(
    (before, bar) => (before === undefined || bar.count > before.count ? bar : before),
    undefined,
  );
  return first === undefined || last === undefined || highest === undefined
    ? ''
    : `From ${first.label} to ${last.label}, most at ${barWords(highest)}`;
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
const barHeight = (count: number, top: number): number =>
  count === 0 ? 0 : Math.max(2, Math.round((count / top) * HEIGHT));

const supporters = (count: number): string =>
  `${printCount(count)} ${count === 1 ? 'supporter' : 'supporters'}`;
