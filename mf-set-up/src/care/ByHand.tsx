import { useId } from 'react';
import { chakra, Field, Stack } from 'shared-kernel/ui';
import type { CareLine } from './careLines';
import { LineFaults } from './LineFaults';

interface ByHandProps {
  readonly value: string;
  readonly lines: readonly CareLine[];
  readonly onChange: (value: string) => void;
}

/** One or many, as they are pasted. */
export const ByHand = ({ value, lines, onChange }: ByHandProps) => {
  const id = useId();
  return (
    <Stack gap="3">
      <Field.Root id={id}>
        <Field.Label>Emails or supporter IDs</Field.Label>
        <chakra.textarea
          id={id}
          w="full"
          rows={4}
          resize="vertical"
          px="3"
          py="2"
          borderWidth="1px"
          borderColor="border.control"
          borderRadius="l2"
          bg="bg.panel"
          spellCheck={false}
          autoComplete="off"
          value={value}
          onChange={(event) => {
            onChange(event.currentTarget.value);
          }}
        />
        <Field.HelperText>One a line.</Field.HelperText>
      </Field.Root>
      <LineFaults lines={lines} />
    </Stack>
  );
};
