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
    <Field.Label>{label}</Field.Label>
    <HStack gap="3" w="full">
      <chakra.input
        type="range"
        accentColor="accent.solid"
        min={0}
        max={100}
        flex="1"
        aria-label={label}
        aria-valuetext={shown}
        value={value}
        onChange={(event) => {
          onChange(Number(event.target.value));
        }}
      />
      <Text fontSize="sm" color="fg.muted" minW="12" fontVariantNumeric="tabular-nums">
        {shown}
      </Text>
    </HStack>
  </Field.Root>
);
