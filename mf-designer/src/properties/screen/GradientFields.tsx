import type { BackgroundMotion } from 'shared-kernel/model';
import { useYear } from 'shared-kernel/session';
import { Box, Button, Flex, IconButton, Plus, SimpleGrid, Stack, Text, X } from 'shared-kernel/ui';
import { useId } from 'react';

import { DEGREES } from '../../controls/inputs/boundedNumber';
import { ChoiceField } from '../../controls/inputs/ChoiceField';
import { ColourField } from '../../controls/inputs/ColourField';
import { NumberField } from '../../controls/inputs/NumberField';
import {
  MOST_GRADIENT_COLOURS,
  withColourAt,
  withMoreColours,
  withoutColour,
} from '../../document/gradient';
import { withChanges } from '../../document/withChanges';
import { GRADIENT_CHOICES } from './backgroundWords';
import { useScreenValue } from './useScreenEditing';

type Gradient = BackgroundMotion['gradient'];

interface GradientFieldsProps {
  readonly gradient: Gradient;
  readonly onChange: (gradient: Gradient, how?: { readonly pressed: boolean }) => void;
}

/** [S83] Two to four colours over the background colour, behind its picture. */
export const GradientFields = ({ gradient, onChange }: GradientFieldsProps) => {
  const id = useId();
  const swatches = useYear().organisation.preferences.colours;
  const ground = useScreenValue('backgroundColour');
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
        Gradient
      </Text>
      {colours.map((colour, index) => (
        <Flex key={index} align="flex-start" gap="1">
          <Box flex="1" minW="0">
            <ColourField
              label={`Colour ${String(index + 1)}`}
              value={colour}
              swatches={swatches}
              onChange={(chosen) => {
                onChange(withColourAt(gradient, index, chosen));
              }}
            />
          </Box>
          <IconButton
            size="sm"
            variant="ghost"
            mt="6"
            aria-label={
              colours.length === 2 ? 'Remove the gradient' : `Remove colour ${String(index + 1)}`
            }
            title={colours.length === 2 ? 'Remove the gradient' : 'Remove this colour'}
            onClick={() => {
              onChange(withoutColour(gradient, index), { pressed: true });
            }}
          >
            <X size={16} />
          </IconButton>
        </Flex>
      ))}
      {colours.length < MOST_GRADIENT_COLOURS && (
        <Button size="sm" variant="outline" alignSelf="start" onClick={more}>
          <Plus size={14} aria-hidden /> Add a colour
        </Button>
      )}
      <SimpleGrid columns={2} gap="3">
        <NumberField
          label="Angle"
          unit="°"
          value={gradient.angle}
          bounds={DEGREES}
          step={15}
          onChange={(angle) => {
            onChange(withChanges(gradient, { angle }));
          }}
        />
        <ChoiceField
          label="The gradient"
          value={gradient.movement}
          choices={GRADIENT_CHOICES}
          onChange={(movement) => {
            onChange(withChanges(gradient, { movement }));
          }}
        />
      </SimpleGrid>
    </Stack>
  );
};
