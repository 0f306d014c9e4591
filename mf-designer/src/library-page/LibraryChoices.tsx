import { Flex, NativeSelect } from 'shared-kernel/ui';

import { ONLY, ORDERS, type LibraryView } from './libraryView';

interface LibraryChoicesProps {
  readonly view: LibraryView;
  readonly onChange: (view: LibraryView) => void;
}

/** Which pictures, and in which order. */
export const LibraryChoices = ({ view, onChange }: LibraryChoicesProps) => (
  <Flex gap="3" wrap="wrap" mb="4">
    <Choice
      label="Which pictures"
      value={view.only}
      words={ONLY}
      onChange={(only) => {
        onChange({ ...view, only });
      }}
    />
    <Choice
      label="Order"
      value={view.order}
      words={ORDERS}
      onChange={(order) => {
        onChange({ ...view, order });
      }}
    />
  </Flex>
);

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly words: Readonly<Record<T, string>>;
  readonly onChange: (value: T) => void;
}

function Choice<T extends string>({ label, value, words, onChange }: ChoiceProps<T>) {
  const values = Object.keys(words).filter((one): one is T => one in words);
  return (
    <NativeSelect.Root size="sm" w="14rem">
      <NativeSelect.Field
        aria-label={label}
        value={value}
        onChange={(event) => {
          const chosen = values.find((one) => one === event.target.value);
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        {values.map((one) => (
          <option key={one} value={one}>
            {words[one]}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
