import { LONGEST_EXPLANATION } from 'shared-kernel/model';
import { Alert, chakra, Checkbox, Field, Stack } from 'shared-kernel/ui';
import { useId } from 'react';
import type { CalculationForm } from './calculationForm';

interface ExplanationInputProps {
  readonly explained: boolean;
  /** As it stands, or as it is proposed. */
  readonly explanation: string;
  readonly fault: string | null;
  readonly neverShared: string | null;
  readonly onEdit: (changes: Partial<Pick<CalculationForm, 'explained' | 'explanation'>>) => void;
}

/** Whether supporters may ask how a number was worked out, and the sentence that they then read (D307). */
export const ExplanationInput = ({
  explained,
  explanation,
  fault,
  neverShared,
  onEdit,
}: ExplanationInputProps) => {
  const id = useId();
  return (
    <Stack gap="3">
      <Checkbox.Root
        checked={explained}
        onCheckedChange={({ checked }) => onEdit({ explained: checked === true })}
      >
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label>Supporters may ask how this was worked out</Checkbox.Label>
      </Checkbox.Root>
      {neverShared !== null && (
        <Alert.Root status="warning" size="sm">
          <Alert.Indicator />
          <Alert.Title overflowWrap="anywhere">
            It is worked out of “{neverShared}”, which is never shared: supporters are not told how.
          </Alert.Title>
        </Alert.Root>
      )}
      {explained && (
        <Field.Root id={id} invalid={fault !== null}>
          <Field.Label>What they read</Field.Label>
          <chakra.textarea
            w="full"
            id={id}
            aria-invalid={fault !== null}
            rows={3}
            resize="vertical"
            px="3"
            py="2"
            borderWidth="1px"
            borderColor={fault === null ? 'border.control' : 'border.error'}
            borderRadius="l2"
            bg="bg.panel"
            value={explanation}
            onChange={(event) => onEdit({ explanation: event.currentTarget.value })}
          />
          <Field.ErrorText>{fault}</Field.ErrorText>
          <Field.HelperText>
            One sentence in your own words, in the language of your screens: on a screen with this
            number a small button opens it. At most {LONGEST_EXPLANATION} characters.
          </Field.HelperText>
        </Field.Root>
      )}
    </Stack>
  );
};
