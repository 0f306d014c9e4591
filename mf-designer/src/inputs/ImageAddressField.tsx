import { Field, Input } from 'shared-kernel/ui';
import { useEffect, useId, useRef } from 'react';

import { isUnusable } from '../document/findUnusableImage';

interface ImageAddressFieldProps {
  readonly label: string;
  readonly value: string;
  /** Whether the focus is to come here. */
  readonly asked: boolean;
  readonly onChange: (value: string) => void;
  /** The focus has come. */
  readonly onReached: () => void;
}

/** Says at once when an address will never be shown (D23); the text itself is kept as it is typed. */
export const ImageAddressField = (props: ImageAddressFieldProps) => {
  const { label, value, asked, onChange, onReached } = props;
  const input = useRef<HTMLInputElement>(null);
  const invalid = isUnusable(value);
  const errorId = useId();

  useEffect(() => {
    if (!asked) return;
    input.current?.focus();
    onReached();
  }, [asked, onReached]);

  return (
    <Field.Root invalid={invalid} ids={{ errorText: errorId }}>
      <Field.Label>{label}</Field.Label>
      <Input
        ref={input}
        aria-describedby={invalid ? errorId : undefined}
        size="sm"
        type="text"
        inputMode="url"
        placeholder="https://"
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      />
      <Field.ErrorText>
        Use an https address, or a path of this site that begins with /
      </Field.ErrorText>
    </Field.Root>
  );
};
