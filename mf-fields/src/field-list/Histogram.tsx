import type { HistogramBar } from 'shared-kernel/model';
import { Box, Flex, Text, VisuallyHidden } from 'shared-kernel/ui';

interface HistogramProps {
  readonly label: string;
  readonly bars: readonly HistogramBar[];
}

const HEIGHT = 48;

/** Pixels from one bar to the next where there is room: a few bars make a short axis. */
const BAR_WIDTH = 28;

/** The shape of a field as bars; the same numbers stand behind it as a table for who does not see them. */
export const Histogram = ({ label, bars }: HistogramProps) => {
  const most = Math.max(...bars.map(({ count }) => count), 1);
  return (
    <Box minW="0" style={{ maxWidth: `max(10rem, ${bars.length * BAR_WIDTH}px)` }}>
      <Text fontSize="xs" color="fg.subtle" mb="1">
        {label}
      </Text>
      <Flex aria-hidden align="flex-end" gap="2px" h={`${HEIGHT}px`} borderBottomWidth="1px">
        {bars.map((bar) => (
          <Flex
            key={bar.label}
            title={`${bar.label}: ${supporters(bar.count)}`}
            flex="1 1 0"
            minW="2px"
            h="full"
            align="flex-end"
            _hover={{ bg: 'bg.muted' }}
          >
            <Box
              w="full"
              bg="accent.emphasized"
              borderTopRadius="2px"
              style={{ height: `${barHeight(bar.count, most)}px` }}
            />
          </Flex>
        ))}
      </Flex>
      <Flex aria-hidden justify="space-between" gap="2" fontSize="xs" color="fg.subtle" mt="1">
        <span>{bars[0]?.label}</span>
        <span>{bars[bars.length - 1]?.label}</span>
      </Flex>
      <VisuallyHidden>
        <BarTable label={label} bars={bars} />
      </VisuallyHidden>
    </Box>
  );
};

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
