import { useState } from 'react';
import { Field, Input, InputGroup } from 'shared-kernel/ui';

import { boundedNumber } from './boundedNumber';
import type { Bounds } from './boundedNumber';

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly bounds: Bounds;
  readonly unit: string;
  readonly onChange: (value: number) => void;
}

/** [S5] What is written wrongly stays in the input and out of the document, until the input is left. */
export const NumberField = ({ label, value, bounds, unit, onChange }: NumberFieldProps) => {
  const [draft, setDraft] = useState<string | null>(null);
  const invalid = draft !== null && boundedNumber(draft, bounds) === null;

  const write = (text: string) => {
    setDraft(text);
    const number = boundedNumber(text, bounds);
    if (number !== null) onChange(number);
  };

  return (
    <Field.Root invalid={invalid}>
      <Field.Label>{label}</Field.Label>
      <InputGroup endElement={unit}>
        <Input
          size="sm"
          inputMode="decimal"
          value={draft ?? String(value)}
          onChange={(event) => {
            write(event.target.value);
          }}
          onBlur={() => {
            setDraft(null);
          }}
        />
      </InputGroup>
      <Field.ErrorText>
        {`A number from ${String(bounds.min)} to ${String(bounds.max)}`}
      </Field.ErrorText>
    </Field.Root>
  );
};
