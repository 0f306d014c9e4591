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
  /** What an arrow key adds, 1 where it is left out. */
  readonly step?: number;
  readonly disabled?: boolean;
  /** Of an input that may be left empty. */
  readonly empty?: EmptyInput;
  readonly onChange: (value: number) => void;
  /** Hears whether the text that stands in the input is a number that can be used. */
  readonly onValid?: (valid: boolean) => void;
}

interface EmptyInput {
  /** What is so where nothing is written. */
  readonly means: string;
  /** Whether that is so: a value of null is not mixed. */
  readonly chosen: boolean;
  readonly onEmpty: () => void;
}

/**
 * [S5] What is written wrongly stays in the input and out of the document, until it is mended or the value changes.
 * Up and down change the number by a step, with Shift by 0.1.
 */
export const NumberField = (props: NumberFieldProps) => {
  const {
    label,
    value,
    bounds,
    unit,
    step = 1,
    disabled = false,
    empty,
    onChange,
    onValid,
  } = props;
  const errorId = useId();
  const { typed, keep, drop } = useTypedText(value);
  const isEmpty = (text: string) => empty !== undefined && text.trim() === '';
  const invalid = typed !== null && !isEmpty(typed) && boundedNumber(typed, bounds) === null;

  const write = (text: string) => {
    if (isEmpty(text)) {
      keep(text, null);
      empty?.onEmpty();
      return;
    }
    const number = boundedNumber(text, bounds);
    keep(text, number ?? value);
    onValid?.(number !== null);
    if (number !== null) onChange(number);
  };
  const stepByKey = (event: KeyboardEvent) => {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (direction === undefined || value === null || invalid) return;
    event.preventDefault();
    write(String(stepped(value, direction * (event.shiftKey ? 0.1 : step), bounds)));
  };

  const placeholder = empty?.chosen === true ? empty.means : value === null ? MIXED : '';

  return (
    <Field.Root data-row invalid={invalid} disabled={disabled} ids={{ errorText: errorId }}>
      <Field.Label>{label}</Field.Label>
      <InputGroup endElement={unit}>
        <Input
          size="sm"
          aria-describedby={invalid ? errorId : undefined}
          {...(invalid && REFUSED)}
          inputMode="decimal"
          placeholder={placeholder}
          value={typed ?? (value === null ? '' : String(value))}
          onChange={(event) => {
            write(event.target.value);
          }}
          onKeyDown={stepByKey}
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
