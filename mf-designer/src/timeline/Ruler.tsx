import { Box, Flex, Text } from 'shared-kernel/ui';

import { labelledSeconds } from './timeScale';

interface RulerProps {
  readonly widthPx: number;
  readonly scale: number;
}

/** Seconds, on which a press or a drag shows that moment [S56]. */
export const Ruler = ({ widthPx, scale }: RulerProps) => (
  <Flex position="sticky" top="0" zIndex="3" h="24px" bg="bg.panel" borderBottomWidth="1px">
    <Box
      position="sticky"
      left="0"
      zIndex="2"
      flexShrink="0"
      w="var(--timeline-labels)"
      bg="bg.panel"
      borderRightWidth="1px"
    />
    <Box
      data-ruler
      position="relative"
      flex="1"
      cursor="pointer"
      touchAction="pan-y"
      overflow="hidden"
      backgroundImage="linear-gradient(to right, var(--chakra-colors-border-emphasized) 1px, transparent 1px)"
      backgroundPosition="0 100%"
      style={{ backgroundSize: `${String(scale)}px 6px`, backgroundRepeat: 'repeat-x' }}
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
          fontVariantNumeric="tabular-nums"
          style={{ left: seconds * scale }}
        >
          {seconds} s
        </Text>
      ))}
    </Box>
  </Flex>
);
