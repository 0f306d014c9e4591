import { formatColour, hexOf, parseColour } from 'screen-player';
import type { Colour } from 'screen-player';
import { chakra, Field, HStack, Input, Text } from 'shared-kernel/ui';

interface ColourFieldProps {
  readonly label: string;
  readonly value: string;
  /** The organisation's colours, offered as buttons. */
  readonly swatches: readonly string[];
  /** Whether the colour may be see-through. */
  readonly opacity?: boolean;
  readonly onChange: (value: string) => void;
}

const BLACK: Colour = { red: 0, green: 0, blue: 0, alpha: 1 };

/** Writes `#rrggbb`, or `rgba(…)` where opacity can be set. */
export const ColourField = (props: ColourFieldProps) => {
  const { label, value, swatches, opacity = false, onChange } = props;
  const colour = parseColour(value) ?? BLACK;
  const write = (next: Colour) => {
    onChange(opacity ? formatColour(next) : hexOf(next));
  };

  return (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      <HStack gap="2" wrap="wrap" w="full">
        <Input
          type="color"
          size="sm"
          w="12"
          p="1"
          value={hexOf(colour)}
          onChange={(event) => {
            const picked = parseColour(event.target.value);
            if (picked === null) return;
            write({ ...picked, alpha: opacity && colour.alpha === 0 ? 1 : colour.alpha });
          }}
        />
        {swatches.map((swatch) => (
          <Swatch key={swatch} swatch={swatch} label={label} onPick={write} />
        ))}
      </HStack>
      {opacity && (
        <HStack gap="2" w="full" mt="1">
          <chakra.input
            type="range"
            accentColor="accent.solid"
            min={0}
            max={100}
            flex="1"
            aria-label={`${label} opacity`}
            value={Math.round(colour.alpha * 100)}
            onChange={(event) => {
              write({ ...colour, alpha: Number(event.target.value) / 100 });
            }}
          />
          <Text fontSize="sm" color="fg.muted" minW="10" fontVariantNumeric="tabular-nums">
            {Math.round(colour.alpha * 100)}%
          </Text>
        </HStack>
      )}
    </Field.Root>
  );
};

interface SwatchProps {
  readonly swatch: string;
  readonly label: string;
  readonly onPick: (colour: Colour) => void;
}

const Swatch = ({ swatch, label, onPick }: SwatchProps) => {
  const colour = parseColour(swatch);
  if (colour === null) return null;
  return (
    <chakra.button
      type="button"
      aria-label={`${label}: ${swatch}`}
      title={swatch}
      boxSize="6"
      borderRadius="full"
      borderWidth="1px"
      borderColor="border.emphasized"
      cursor="pointer"
      style={{ backgroundColor: formatColour(colour) }}
      onClick={() => {
        onPick(colour);
      }}
    />
  );
};
