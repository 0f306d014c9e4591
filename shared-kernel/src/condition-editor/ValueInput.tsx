import type { Condition, FieldListEntry, FieldType } from 'shared-kernel/model';
import { SuggestInput } from 'shared-kernel/suggest-input';
import { Field, Input } from 'shared-kernel/ui';
import { dayOfIso, isoOfDay } from './dayInput';
import { notEmptyNote } from './notEmptyNote';
import { valueHint, valueTypeOf } from './valueHint';
import { valueSuggestions } from './valueSuggestions';

export interface ValueInputProps {
  readonly label: string;
  readonly value: string;
  readonly condition: Condition;
  readonly fields: readonly FieldListEntry[];
  readonly invalid: boolean;
  readonly required: boolean;
  readonly fault: string;
  readonly onChange: (value: string) => void;
  readonly onEnter?: (value: string) => void;
  readonly onBlur?: () => void;
}

/** One value to compare with, in the way its field writes values: a day by a calendar, a number by its keys. */
export const ValueInput = (props: ValueInputProps) => {
  const { label, condition, fields, invalid, required, fault } = props;
  const type = valueTypeOf(condition, fields);
  const note = notEmptyNote(condition, fields);
  return (
    <Field.Root invalid={invalid} disabled={!required} required={required}>
      <Field.Label fontSize="sm">{label}</Field.Label>
      {isDay(type, props.value) ? <DayInput {...props} /> : <TextInput {...props} type={type} />}
      <Field.ErrorText>{fault}</Field.ErrorText>
      {note !== null && <Field.HelperText>{note}</Field.HelperText>}
    </Field.Root>
  );
};

/** What is stored and is no day stays in sight as text. */
const isDay = (type: FieldType | null, value: string): boolean =>
  (type === 'date' || type === 'action') && (value.trim() === '' || isoOfDay(value) !== null);

const DayInput = ({ value, onChange, onEnter, onBlur }: ValueInputProps) => (
  <Input
    type="date"
    value={isoOfDay(value) ?? ''}
    onChange={(event) => {
      onChange(dayOfIso(event.currentTarget.value));
    }}
    onKeyDown={(event) => {
      if (event.key === 'Enter') onEnter?.(value);
    }}
    onBlur={onBlur}
  />
);

const TextInput = ({ type, ...props }: ValueInputProps & { readonly type: FieldType | null }) => {
  const { value, condition, fields, required, onChange, onEnter, onBlur } = props;
  const isNumber = type === 'number' || type === 'donation';
  return (
    <SuggestInput
      value={value}
      {...(isNumber ? { inputMode: 'decimal' } : {})}
      placeholder={required ? valueHint(condition, fields) : ''}
      suggestions={valueSuggestions(condition, fields)}
      onChange={onChange}
      {...(onEnter === undefined ? {} : { onEnter })}
      {...(onBlur === undefined ? {} : { onBlur })}
    />
  );
};
