import { Field, Input } from 'shared-kernel/ui';

import { isUnusable } from '../document/findUnusableImage';

interface ImageAddressFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Says at once when an address will never be shown (D23); the text itself is kept as it is typed. */
export const ImageAddressField = ({ label, value, onChange }: ImageAddressFieldProps) => (
  <Field.Root invalid={isUnusable(value)}>
    <Field.Label>{label}</Field.Label>
    <Input
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
