import { Field, Input } from 'shared-kernel/ui';
import { useEffect, useId, useRef } from 'react';

export interface AskableField {
  /** Whether the focus is to come here. */
  readonly asked: boolean;
  /** The focus has come. */
  readonly onReached: () => void;
}

interface AddressFieldProps extends AskableField {
  readonly label: string;
  readonly value: string;
  /** What is wrong with it; null where nothing is. */
  readonly error: string | null;
  /** What is to be looked at all the same. */
  readonly note?: string | null;
  readonly onChange: (value: string) => void;
}

/** Says at once when an address cannot be used; the text itself is kept as it is typed. */
export const AddressField = (props: AddressFieldProps) => {
  const { label, value, error, note = null, asked, onChange, onReached } = props;
  const input = useRef<HTMLInputElement>(null);
  const [errorId, noteId] = [useId(), useId()];
  const said = [...(error === null ? [] : [errorId]), ...(note === null ? [] : [noteId])].join(' ');

  useEffect(() => {
    if (!asked) return;
    input.current?.focus();
    onReached();
  }, [asked, onReached]);

  return (
    <Field.Root invalid={error !== null} ids={{ errorText: errorId, helperText: noteId }}>
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
      <Field.ErrorText>{error}</Field.ErrorText>
      {note !== null && <Field.HelperText color="fg.warning">{note}</Field.HelperText>}
    </Field.Root>
  );
};
