import { chakra, Field, Input } from 'shared-kernel/ui';
import { useId, type ReactNode } from 'react';

interface StoryTextProps {
  readonly label: string;
  readonly value: string;
  /** What is to be mended; null where nothing is. */
  readonly fault: string | null;
  readonly placeholder?: string;
  readonly help?: ReactNode;
  /** Several lines. */
  readonly long?: boolean;
  readonly maxLength?: number;
  readonly type?: 'text' | 'url';
  readonly onChange: (text: string) => void;
}

/** A labelled text of the story, with its fault below it. */
export const StoryText = ({ label, fault, help, long = false, ...props }: StoryTextProps) => {
  const { value, placeholder, maxLength, type = 'text', onChange } = props;
  const id = useId();
  const shared = { value, placeholder, maxLength, autoComplete: 'off' } as const;
  return (
    <Field.Root invalid={fault !== null} {...(long && { id })}>
      <Field.Label>{label}</Field.Label>
      {long ? (
        <chakra.textarea
          {...shared}
          id={id}
          rows={3}
          aria-invalid={fault === null ? undefined : true}
          w="full"
          px="3"
          py="2"
          borderWidth="1px"
          borderColor={fault === null ? 'border.control' : 'border.error'}
          borderRadius="l2"
          resize="vertical"
          onChange={(event) => {
            onChange(event.currentTarget.value);
          }}
        />
      ) : (
        <Input
          {...shared}
          type={type === 'url' ? 'url' : 'text'}
          inputMode={type}
          onChange={(event) => {
            onChange(event.currentTarget.value);
          }}
        />
      )}
      <Field.ErrorText>{fault}</Field.ErrorText>
      {help !== undefined && <Field.HelperText>{help}</Field.HelperText>}
    </Field.Root>
  );
};
