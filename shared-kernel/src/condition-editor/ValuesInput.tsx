import { keepOwnUndo } from 'shared-kernel/page-actions';
import { Button, HStack, Stack, X } from 'shared-kernel/ui';
import { useState } from 'react';
import { ValueInput, type ValueInputProps } from './ValueInput';

interface ValuesInputProps extends Omit<
  ValueInputProps,
  'label' | 'value' | 'onChange' | 'onEnter' | 'onBlur'
> {
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
}

/** Several values: each is added by Enter, or by leaving the input, and taken away by its own button. */
export const ValuesInput = ({ values, onChange, ...props }: ValuesInputProps) => {
  const [typed, setTyped] = useState('');
  const add = (text: string) => {
    const value = text.trim();
    setTyped('');
    if (value !== '' && !values.includes(value)) onChange([...values, value]);
  };
  return (
    <Stack gap="2" onKeyDown={typed === '' ? undefined : keepOwnUndo}>
      <ValueInput
        {...props}
        label="Values"
        value={typed}
        onChange={setTyped}
        onEnter={add}
        onBlur={() => {
          add(typed);
        }}
      />
      {values.length > 0 && (
        <HStack as="ul" aria-label="Chosen" wrap="wrap" gap="1.5" listStyleType="none">
          {values.map((value) => (
            <li key={value}>
              <Button
                size="xs"
                variant="subtle"
                aria-label={`Remove ${value}`}
                maxW="full"
                onClick={() => {
                  onChange(values.filter((one) => one !== value));
                }}
              >
                <bdi>{value}</bdi>
                <X size={12} aria-hidden />
              </Button>
            </li>
          ))}
        </HStack>
      )}
    </Stack>
  );
};
