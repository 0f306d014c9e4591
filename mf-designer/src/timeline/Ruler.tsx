import { Box, Flex, HStack, Text } from 'shared-kernel/ui';
import type { ReactNode } from 'react';

import { RULER_PX } from './laneHeights';
import { labelledSeconds, TRACK_START } from './timeScale';
import { BAR_PARTS } from './timelineStyle';

interface RulerProps {
  readonly widthPx: number;
  /** Pixels for a second. */
  readonly scale: number;
  /** Whether there is room to say what the darker parts of a bar are. */
  readonly explained: boolean;
  /** What stands on the ruler. */
  readonly children: ReactNode;
}

/** Seconds, on which a press or a drag shows that moment [S56]. */
export const Ruler = ({ widthPx, scale, explained, children }: RulerProps) => (
  <Flex
    position="sticky"
    top="0"
    zIndex="3"
    h={`${String(RULER_PX)}px`}
    bg="bg.panel"
    borderBottomWidth="1px"
  >
    <Flex
      align="center"
      justify="center"
      position="sticky"
      left="0"
      zIndex="2"
      flexShrink="0"
      w="var(--timeline-labels)"
      bg="bg.panel"
      borderRightWidth="1px"
    >
      {explained && <Legend />}
    </Flex>
    <Box
      data-ruler
      position="relative"
      flex="1"
      ml={TRACK_START}
      cursor="pointer"
      touchAction="pan-y"
    >
      <Box
        position="absolute"
        inset="0"
        overflow="hidden"
        bgImage="linear-gradient(to right, {colors.border.emphasized} 1px, transparent 1px)"
        bgRepeat="repeat-x"
        style={{ backgroundSize: `${String(scale)}px 6px`, backgroundPosition: '0 100%' }}
      >
        {labelledSeconds(widthPx, scale).map((seconds) => (
          <Text
            key={seconds}
            as="span"
            aria-hidden
            position="absolute"
            top="1px"
            pl="1"
            color="fg.muted"
            fontSize="2xs"
            lineHeight="16px"
            whiteSpace="nowrap"
            fontVariantNumeric="tabular-nums"
            style={{ left: seconds * scale }}
          >
            {seconds} s
          </Text>
        ))}
      </Box>
      {children}
    </Box>
  </Flex>
);

/** What the coloured parts of a bar are. */
const Legend = () => (
  <HStack gap="2" color="fg.muted" fontSize="2xs" lineHeight="1" whiteSpace="nowrap">
    {PARTS.map(({ name, look }) => (
      <HStack key={name} gap="1">
        <Box w="10px" h="8px" borderRadius="2px" {...look} />
        <Text as="span">{name}</Text>
      </HStack>
    ))}
  </HStack>
);

const PARTS = [
  { name: 'Animation', look: BAR_PARTS.motion },
  { name: 'Reading', look: BAR_PARTS.reading },
  { name: 'Too short', look: BAR_PARTS.tooShort },
] as const;
