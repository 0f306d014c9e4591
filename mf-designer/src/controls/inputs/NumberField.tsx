import { useId, type KeyboardEvent } from 'react';
import { Field, Input, InputGroup } from 'shared-kernel/ui';

import { boundedNumber, stepped, type Bounds } from './boundedNumber';
import { useTypedText } from './inputOwner';
import { MIXED } from './mixed';
import { REFUSED } from './refusedInput';

interface NumberFieldProps {
  readonly label: string;
  /** null: mixed. */
  readonly value: number | null;
  readonly bounds: Bounds;
  readonly unit: string;
  readonly disabled?: boolean;
  readonly onChange: (value: number) => void;
  /** Hears whether the text that stands in the input is a number that can be used. */
  readonly onValid?: (valid: boolean) => void;
}

/**
 * [S5] What is written wrongly stays in the input and out of the document, until it is mended or the value changes.
 * Up and down change the number by 1, with Shift by 0.1.
 */
export const NumberField = (props: NumberFieldProps) => {
  const { label, value, bounds, unit, disabled = false, onChange, onValid } = props;
  const errorId = useId();
  const { typed, keep, drop } = useTypedText(value);
  const invalid = typed !== null && boundedNumber(typed, bounds) === null;

  const write = (text: string) => {
    const number = boundedNumber(text, bounds);
    keep(text, number ?? value);
    onValid?.(number !== null);
    if (number !== null) onChange(number);
  };
  const step = (event: KeyboardEvent) => {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (direction === undefined || value === null || invalid) return;
    event.preventDefault();
    write(String(stepped(value, direction * (event.shiftKey ? 0.1 : 1), bounds)));
  };

  return (
    <Field.Root invalid={invalid} disabled={disabled} ids={{ errorText: errorId }}>
      <Field.Label>{label}</Field.Label>
      <InputGroup endElement={unit}>
        <Input
          size="sm"
          aria-describedby={invalid ? errorId : undefined}
          {...(invalid && REFUSED)}
          inputMode="decimal"
          placeholder={value === null ? MIXED : ''}
          value={typed ?? (value === null ? '' : String(value))}
          onChange={(event) => {
            write(event.target.value);
          }}
          onKeyDown={step}
          onBlur={() => {
            if (!invalid) drop();
          }}
        />
      </InputGroup>
      <Field.ErrorText>
        {`A number from ${String(bounds.min)} to ${String(bounds.max)}`}
      </Field.ErrorText>
    </Field.Root>
  );
};
