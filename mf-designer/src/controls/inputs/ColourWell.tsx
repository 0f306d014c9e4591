import { formatColour, hexOf, parseColour, type Colour } from 'screen-player';
import { Box, chakra } from 'shared-kernel/ui';

interface ColourWellProps {
  readonly label: string;
  readonly colour: Colour;
  /** What was picked is opaque. */
  readonly onPick: (colour: Colour) => void;
}

/** The browser's colour picker. It knows no opacity, so that the colour is drawn over a chequerboard above it. */
export const ColourWell = ({ label, colour, onPick }: ColourWellProps) => (
  <Box
    position="relative"
    w="10"
    h={{ base: 9, lg: 8 }}
    flexShrink="0"
    p="1"
    borderWidth="1px"
    borderRadius="l2"
    _focusWithin={{ outline: '2px solid', outlineColor: 'accent.focusRing' }}
  >
    <Box
      h="full"
      borderRadius="l1"
      borderWidth="1px"
      borderColor="border.emphasized"
      style={{ background: `linear-gradient(${over(colour)}), ${CHEQUERBOARD}` }}
    />
    <chakra.input
      type="color"
      aria-label={label}
      position="absolute"
      inset="0"
      w="full"
      h="full"
      opacity="0"
      cursor="pointer"
      value={hexOf(colour)}
      onChange={(event) => {
        const picked = parseColour(event.target.value);
        if (picked !== null) onPick(picked);
      }}
    />
  </Box>
);

const CHEQUERBOARD = 'repeating-conic-gradient(#c9c4bd 0 25%, #ffffff 0 50%) 0 0 / 10px 10px';

const over = (colour: Colour): string => `${formatColour(colour)}, ${formatColour(colour)}`;
