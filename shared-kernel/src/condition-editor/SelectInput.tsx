import { Field, NativeSelect } from 'shared-kernel/ui';

interface SelectInputProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly invalid?: boolean;
  readonly fault?: string;
  readonly onChange: (value: T) => void;
}

/** A labelled choice of one among a few. */
export const SelectInput = <T extends string>(props: SelectInputProps<T>) => (
  <Field.Root invalid={props.invalid ?? false}>
    <Field.Label fontSize="sm">{props.label}</Field.Label>
    <NativeSelect.Root>
      <NativeSelect.Field
        value={props.value}
        onChange={(event) => {
          const chosen = props.options.find(({ value }) => value === event.currentTarget.value);
          if (chosen !== undefined) props.onChange(chosen.value);
        }}
      >
        {props.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
    {props.fault !== undefined && <Field.ErrorText>{props.fault}</Field.ErrorText>}
  </Field.Root>
);
