import type { ComponentProps } from 'react';
import { Input } from './chakra';

interface SupporterEmailInputProps extends Pick<
  ComponentProps<typeof Input>,
  'flex' | 'minW' | 'ref'
> {
  readonly value: string;
  readonly onChange: (email: string) => void;
}

/** Where a supporter is named by email: the browser neither completes nor corrects it, since it knows other people's. */
export const SupporterEmailInput = ({ onChange, ...props }: SupporterEmailInputProps) => (
  <Input
    type="email"
    autoComplete="off"
    spellCheck={false}
    placeholder="name@example.org"
    onChange={(event) => {
      onChange(event.currentTarget.value);
    }}
    {...props}
  />
);
