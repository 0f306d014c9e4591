import { Box, Button, Flex, IconButton, Plus, Stack, Text, X } from 'shared-kernel/ui';
import { useId, type ReactNode } from 'react';

import { ColourField } from '../controls/inputs/ColourField';
import {
  MOST_GRADIENT_COLOURS,
  withColourAt,
  withMoreColours,
  withoutColour,
  type WithColours,
} from '../document/gradient';

interface GradientColoursProps<Gradient extends WithColours> {
  readonly gradient: Gradient;
  readonly name: string;
  /** What its colours are called, before their numbers. */
  readonly colourName: string;
  /** The colour it lies over, from which a new one begins. */
  readonly ground: string;
  readonly swatches: readonly string[];
  /** Whether its colours may be seen through. */
  readonly opacity?: boolean;
  /** What else is set of a gradient, once there is one. */
  readonly children: ReactNode;
  readonly onChange: (gradient: Gradient, how?: { readonly pressed: boolean }) => void;
}

/** None, or two to four colours. */
export const GradientColours = <Gradient extends WithColours>(
  props: GradientColoursProps<Gradient>,
) => {
  const { gradient, name, colourName, ground, swatches, opacity = false, onChange } = props;
  const id = useId();
  const { colours } = gradient;
  const more = () => {
    onChange(withMoreColours(gradient, ground, swatches), { pressed: true });
  };
  if (colours.length < 2) {
    return (
      <Button size="sm" variant="outline" alignSelf="start" onClick={more}>
        <Plus size={14} aria-hidden /> Add a gradient
      </Button>
    );
  }
  return (
    <Stack role="group" aria-labelledby={id} gap="3">
      <Text id={id} fontSize="sm" fontWeight="medium">
        {name}
      </Text>
      {colours.map((colour, index) => {
        const label = `${colourName} ${String(index + 1)}`;
        const last = colours.length === 2;
        return (
          <Flex key={index} align="flex-start" gap="1">
            <Box flex="1" minW="0">
              <ColourField
                label={label}
                value={colour}
                swatches={swatches}
                opacity={opacity}
                onChange={(chosen) => {
                  onChange(withColourAt(gradient, index, chosen));
                }}
              />
            </Box>
            <IconButton
              size="sm"
              variant="ghost"
              mt="6"
              aria-label={last ? 'Remove the gradient' : `Remove ${label.toLowerCase()}`}
              title={last ? 'Remove the gradient' : 'Remove this colour'}
              onClick={() => {
                onChange(withoutColour(gradient, index), { pressed: true });
              }}
            >
              <X size={16} />
            </IconButton>
          </Flex>
        );
      })}
      {colours.length < MOST_GRADIENT_COLOURS && (
        <Button size="sm" variant="outline" alignSelf="start" onClick={more}>
          <Plus size={14} aria-hidden /> Add a colour
        </Button>
      )}
      {props.children}
    </Stack>
  );
};
