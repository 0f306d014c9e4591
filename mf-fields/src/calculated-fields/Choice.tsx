import { Field, NativeSelect } from 'shared-kernel/ui';

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly help?: string | undefined;
  readonly value: Value | '';
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  /** Shown while nothing is chosen. */
  readonly placeholder?: string;
  readonly onChoice: (value: Value) => void;
}

/** One of some choices, under a label. */
export const Choice = <Value extends string>(props: ChoiceProps<Value>) => (
  <Field.Root>
    <Field.Label>{props.label}</Field.Label>
    <NativeSelect.Root>
      <NativeSelect.Field
        bg="bg.panel"
        value={props.value}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          const option = props.options.find(({ value }) => value === chosen);
          if (option !== undefined) props.onChoice(option.value);
        }}
      >
        {props.placeholder !== undefined && props.value === '' && (
          <option value="">{props.placeholder}</option>
        )}
        {props.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
    {props.help !== undefined && <Field.HelperText>{props.help}</Field.HelperText>}
  </Field.Root>
);

/** The rows of a table of words as choices, in its order. */
export const choicesOf = <Value extends string>(
  words: Readonly<Record<Value, string>>,
  values: readonly Value[],
): readonly { readonly value: Value; readonly label: string }[] =>
  values.map((value) => ({ value, label: words[value] }));
