import { Field, NativeSelect } from 'shared-kernel/ui';

import { MIXED } from './mixed';

export interface Choice<T> {
  readonly value: T;
  readonly label: string;
  /** Why it cannot be chosen; one that is stored is kept. */
  readonly refusal?: string | undefined;
}

interface ChoiceFieldProps<T> {
  readonly label: string;
  /** Said to screen readers and on pointing only, where the choices speak for themselves. */
  readonly labelHidden?: boolean;
  /** null: mixed. */
  readonly value: T | null;
  readonly choices: readonly Choice<T>[];
  readonly onChange: (value: T) => void;
}

/** A drop-down over typed values. A stored value outside of the choices is kept and shown. */
export function ChoiceField<T extends string | number>(props: ChoiceFieldProps<T>) {
  const { label, labelHidden = false, value, onChange } = props;
  const known = value === null || props.choices.some((choice) => choice.value === value);
  const choices = known ? props.choices : [{ value, label: String(value) }, ...props.choices];
  return (
    <Field.Root data-row>
      <Field.Label srOnly={labelHidden}>{label}</Field.Label>
      <NativeSelect.Root size="sm">
        <NativeSelect.Field
          title={labelHidden ? label : undefined}
          value={value === null ? MIXED : String(value)}
          onChange={(event) => {
            const chosen = choices.find((choice) => String(choice.value) === event.target.value);
            if (chosen !== undefined) onChange(chosen.value);
          }}
        >
          {value === null && (
            <option value={MIXED} disabled>
              {MIXED}
            </option>
          )}
          {choices.map((choice) => (
            <option
              key={choice.value}
              value={String(choice.value)}
              disabled={choice.refusal !== undefined && choice.value !== value}
            >
              {choice.refusal === undefined ? choice.label : `${choice.label} (${choice.refusal})`}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  );
}
