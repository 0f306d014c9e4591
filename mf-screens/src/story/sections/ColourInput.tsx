import { chakra, Field, HStack, Input } from 'shared-kernel/ui';

interface ColourInputProps {
  readonly label: string;
  /** `#rrggbb`, or what somebody is writing. */
  readonly value: string;
  readonly swatches: readonly string[];
  readonly fault: string | null;
  readonly onChange: (value: string) => void;
}

const WHOLE = /^#[0-9a-f]{6}$/;

/** A colour by the browser's picker, by its code, or one of the organisation's. */
export const ColourInput = ({ label, value, swatches, fault, onChange }: ColourInputProps) => (
  <Field.Root invalid={fault !== null}>
    <Field.Label>{label}</Field.Label>
    <HStack gap="2" wrap="wrap">
      <Input
        type="color"
        aria-label={`${label}: picker`}
        w="14"
        p="1"
        cursor="pointer"
        value={WHOLE.test(value) ? value : '#000000'}
        onChange={(event) => {
          onChange(event.currentTarget.value);
        }}
      />
      <Input
        w="8rem"
        value={value}
        spellCheck={false}
        placeholder="#rrggbb"
        onChange={(event) => {
          onChange(event.currentTarget.value.trim().toLowerCase());
        }}
      />
      <HStack
        gap="2"
        css={{ '@media (pointer: coarse)': { gap: '3' } }}
        wrap="wrap"
        role="group"
        aria-label={`${label}: the organisation’s`}
      >
        {swatches.filter(isColour).map((swatch) => (
          <chakra.button
            key={swatch}
            type="button"
            aria-label={`${label}: ${swatch}`}
            aria-pressed={swatch === value}
            title={swatch}
            boxSize="8"
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
      </HStack>
    </HStack>
    <Field.ErrorText>{fault}</Field.ErrorText>
  </Field.Root>
);

const isColour = (swatch: string): boolean => WHOLE.test(swatch);
