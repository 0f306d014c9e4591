import { Field, Input } from 'shared-kernel/ui';
import { useEffect, useId, useRef } from 'react';

import { isUnusable } from '../../document/findUnusableImage';
import { useFailedImage } from './useFailedImage';

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
  const failed = useFailedImage(value);
  const [errorId, noteId] = [useId(), useId()];
  const said = [...(invalid ? [errorId] : []), ...(failed ? [noteId] : [])].join(' ');

  useEffect(() => {
    if (!asked) return;
    input.current?.focus();
    onReached();
  }, [asked, onReached]);

  return (
    <Field.Root invalid={invalid} ids={{ errorText: errorId, helperText: noteId }}>
      <Field.Label>{label}</Field.Label>
      <Input
        ref={input}
        aria-describedby={said === '' ? undefined : said}
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
      {failed && (
        <Field.HelperText color="fg.warning">
          This image cannot be loaded: look at its address, and whether it is open to everybody
        </Field.HelperText>
      )}
    </Field.Root>
  );
};
