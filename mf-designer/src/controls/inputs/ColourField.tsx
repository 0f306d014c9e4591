import { formatColour, hexOf, parseColour } from 'screen-player';
import type { Colour } from 'screen-player';
import { chakra, Field, HStack, Input, Text } from 'shared-kernel/ui';
import { useId } from 'react';

import { ColourSwatch } from './ColourSwatch';
import { ColourWell } from './ColourWell';
import { useTypedText } from './inputOwner';
import { MIXED } from './mixed';
import { REFUSED } from './refusedInput';

interface ColourFieldProps {
  readonly label: string;
  /** null: mixed. */
  readonly value: string | null;
  /** The organisation's colours, offered as buttons. */
  readonly swatches: readonly string[];
  /** Whether the colour may be see-through. */
  readonly opacity?: boolean;
  readonly onChange: (value: string) => void;
}

/** Read as a colour too. */
const TRANSPARENT = 'Transparent';

const BLACK: Colour = { red: 0, green: 0, blue: 0, alpha: 1 };
const NO_COLOUR: Colour = { ...BLACK, alpha: 0 };

/** Writes `#rrggbb`, or `rgba(…)` where opacity can be set. Text that is no colour stays, and is said to be none. */
export const ColourField = (props: ColourFieldProps) => {
  const { label, value, swatches, opacity = false, onChange } = props;
  const errorId = useId();
  const { typed, keep, drop } = useTypedText(value);
  const colour = parseColour(value ?? '') ?? BLACK;
  const shown = value !== null && colour.alpha === 0 ? TRANSPARENT : (value ?? '');
  const formatted = (next: Colour): string => (opacity ? formatColour(next) : hexOf(next));
  const pick = (next: Colour) => {
    onChange(formatted(next));
  };
  const write = (text: string) => {
    const parsed = parseColour(text);
    keep(text, parsed === null ? value : formatted(parsed));
    if (parsed !== null) onChange(formatted(parsed));
  };
  const invalid = typed !== null && parseColour(typed) === null;

  return (
    <Field.Root data-row invalid={invalid} ids={{ errorText: errorId }}>
      <Field.Label>{label}</Field.Label>
      <HStack gap="2" w="full">
        <ColourWell
          label={`${label}: picker`}
          colour={value === null || value === '' ? NO_COLOUR : colour}
          onPick={(picked) => {
            pick({ ...picked, alpha: colour.alpha === 0 ? 1 : colour.alpha });
          }}
        />
        <Input
          size="sm"
          aria-describedby={invalid ? errorId : undefined}
          {...(invalid && REFUSED)}
          spellCheck={false}
          placeholder={value === null ? MIXED : '#rrggbb'}
          value={typed ?? shown}
          onChange={(event) => {
            write(event.target.value);
          }}
          onBlur={() => {
            if (!invalid) drop();
          }}
        />
      </HStack>
      <Field.ErrorText>
        {opacity
          ? 'A colour such as #1f6f6b or rgba(31, 111, 107, 0.5)'
          : 'A colour such as #1f6f6b'}
      </Field.ErrorText>
      {swatches.length > 0 && (
        <HStack gap="1.5" wrap="wrap" role="group" aria-label={`${label}: the organisation's`}>
          {swatches.map((swatch) => (
            <ColourSwatch
              key={swatch}
              swatch={swatch}
              label={label}
              current={value}
              onPick={pick}
            />
          ))}
        </HStack>
      )}
      {opacity && (
        <HStack gap="2" w="full">
          <Text fontSize="xs" color="fg.muted" aria-hidden>
            Opacity
          </Text>
          <chakra.input
            type="range"
            accentColor="accent.solid"
            min={0}
            max={100}
            flex="1"
            minW="0"
            css={{ '@media (pointer: coarse)': { h: '11' } }}
            aria-label={`${label} opacity`}
            value={Math.round(colour.alpha * 100)}
            onChange={(event) => {
              onChange(formatted({ ...colour, alpha: Number(event.target.value) / 100 }));
            }}
          />
          <Text
            fontSize="xs"
            color="fg.muted"
            minW="9"
            textAlign="end"
            fontVariantNumeric="tabular-nums"
          >
            {Math.round(colour.alpha * 100)}%
          </Text>
        </HStack>
      )}
    </Field.Root>
  );
};
