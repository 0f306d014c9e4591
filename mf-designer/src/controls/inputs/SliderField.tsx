import { chakra, Field, HStack, Text } from 'shared-kernel/ui';

interface SliderFieldProps {
  readonly label: string;
  /** 0-100. */
  readonly value: number;
  readonly shown: string;
  readonly onChange: (value: number) => void;
}

export const SliderField = ({ label, value, shown, onChange }: SliderFieldProps) => (
  <Field.Root>
    <HStack justify="space-between" w="full">
      <Field.Label>{label}</Field.Label>
      <Text fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums" aria-hidden>
        {shown}
      </Text>
    </HStack>
    <chakra.input
      type="range"
      accentColor="accent.solid"
      min={0}
      max={100}
      w="full"
      css={{ '@media (pointer: coarse)': { h: '11' } }}
      aria-label={label}
      aria-valuetext={shown}
      value={value}
      onChange={(event) => {
        onChange(Number(event.target.value));
      }}
    />
  </Field.Root>
);
