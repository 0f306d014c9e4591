import { NativeSelect } from 'shared-kernel/ui';

export interface ListOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

interface ListSelectProps<Value extends string> {
  /** "Sort by". */
  readonly label: string;
  readonly value: Value;
  readonly options: readonly ListOption<Value>[];
  readonly onChange: (value: Value) => void;
}

/** How a list is sorted or narrowed, of a few ways. */
export const ListSelect = <Value extends string>(props: ListSelectProps<Value>) => (
  <NativeSelect.Root
    size="sm"
    w="auto"
    minW="0"
    maxW={{ sm: '14rem' }}
    // Two beside each other on a phone.
    flex={{ base: '1 1 8rem', sm: 'none' }}
  >
    <NativeSelect.Field
      ps={{ base: '2', sm: '3' }}
      aria-label={props.label}
      title={props.label}
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
);
