import { useId } from 'react';
import { BRAND_ROLES, type BrandPalette } from 'shared-kernel/model';
import { chakra, Field, Flex, HStack, Input, SimpleGrid, Text } from 'shared-kernel/ui';
import { SetUpSection } from '../section/SetUpSection';
import { isColour } from './isColour';
import { ROLE_WORDS } from './roleWords';

interface PaletteSectionProps {
  readonly palette: BrandPalette;
  /** Colours at hand: of the logo, and the organisation's. */
  readonly offered: readonly string[];
  readonly onChange: (palette: BrandPalette) => void;
}

const MOST_OFFERED = 8;

export const PaletteSection = ({ palette, offered, onChange }: PaletteSectionProps) => {
  const swatches = [...new Set(offered.filter(isColour))].slice(0, MOST_OFFERED);
  return (
    <SetUpSection
      title="Colours"
      help="Each has a role, so that screens can be dressed anew when it changes."
    >
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
        {BRAND_ROLES.map((role) => (
          <RoleColour
            key={role}
            {...ROLE_WORDS[role]}
            value={palette[role]}
            swatches={swatches}
            onChange={(colour) => {
              onChange({ ...palette, [role]: colour });
            }}
          />
        ))}
      </SimpleGrid>
    </SetUpSection>
  );
};

interface RoleColourProps {
  readonly label: string;
  readonly help: string;
  readonly value: string;
  readonly swatches: readonly string[];
  readonly onChange: (colour: string) => void;
}

const RoleColour = ({ label, help, value, swatches, onChange }: RoleColourProps) => {
  // The field's label belongs to the code.
  const picker = useId();
  return (
    <Field.Root invalid={!isColour(value)}>
      <Field.Label>
        {label}
        <Text as="span" color="fg.muted" fontWeight="normal">
          {help}
        </Text>
      </Field.Label>
      <HStack gap="2" w="full">
        <Input
          id={picker}
          type="color"
          aria-label={`${label}: picker`}
          w="14"
          p="1"
          flexShrink="0"
          cursor="pointer"
          value={isColour(value) ? value : '#000000'}
          onChange={(event) => {
            onChange(event.currentTarget.value);
          }}
        />
        <Input
          value={value}
          spellCheck={false}
          placeholder="#rrggbb"
          onChange={(event) => {
            onChange(event.currentTarget.value.trim().toLowerCase());
          }}
        />
      </HStack>
      <Field.ErrorText>A colour is written like #14746f</Field.ErrorText>
      <Flex
        gap="1.5"
        css={{ '@media (pointer: coarse)': { gap: '4', paddingBlock: '2' } }}
        wrap="wrap"
        role="group"
        aria-label={`${label}: colours at hand`}
      >
        {swatches.map((swatch) => (
          <chakra.button
            key={swatch}
            type="button"
            aria-label={`${label}: ${swatch}`}
            aria-pressed={swatch === value}
            title={swatch}
            boxSize="7"
            borderRadius="full"
            borderWidth="1px"
            borderColor="border.emphasized"
            cursor="pointer"
            outline={swatch === value ? '2px solid' : undefined}
            outlineColor="accent.solid"
            outlineOffset="1px"
            data-target
            style={{ backgroundColor: swatch }}
            onClick={() => {
              onChange(swatch);
            }}
          />
        ))}
      </Flex>
    </Field.Root>
  );
};
