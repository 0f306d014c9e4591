import { DELIMITERS, ENCODINGS, type FilePreview } from 'supporter-data';
import type { FileOptions } from 'shared-kernel/model';
import { Field, NativeSelect, SimpleGrid } from 'shared-kernel/ui';
import { DELIMITER_WORDS, ENCODING_WORDS } from './fileWords';
import { HeaderRowInput } from './HeaderRowInput';

interface TextOptionsProps {
  readonly options: FileOptions;
  /** What the file looks like, where that is known. */
  readonly recognised: FileOptions | null;
  /** The first rows of the file, where they are at hand. */
  readonly start?: FilePreview['start'];
  readonly disabled?: boolean;
  readonly onChange: (options: FileOptions) => void;
}

/** Corrects how the file's bytes are read as text, its text as cells, and which of its rows names them. */
export const TextOptions = (props: TextOptionsProps) => {
  const { options, recognised, start, disabled, onChange } = props;
  return (
    <SimpleGrid columns={{ base: 1, md: 3 }} gap="3">
      <Choice
        label="Encoding"
        value={options.encoding}
        automatic={ENCODINGS.find((one) => one === recognised?.encoding)}
        choices={ENCODINGS}
        words={ENCODING_WORDS}
        disabled={disabled ?? false}
        onChange={(encoding) => onChange({ ...options, encoding })}
      />
      <Choice
        label="Cells are separated by"
        value={options.delimiter}
        automatic={DELIMITERS.find((one) => one === recognised?.delimiter)}
        choices={DELIMITERS}
        words={DELIMITER_WORDS}
        disabled={disabled ?? false}
        onChange={(delimiter) => onChange({ ...options, delimiter })}
      />
      <HeaderRowInput
        value={options.headerRow}
        recognised={recognised?.headerRow ?? null}
        {...(start === undefined ? {} : { start })}
        disabled={disabled ?? false}
        onChange={(headerRow) => onChange({ ...options, headerRow })}
      />
    </SimpleGrid>
  );
};

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: string | null;
  readonly automatic: T | undefined;
  readonly choices: readonly T[];
  readonly words: Readonly<Record<T, string>>;
  readonly disabled: boolean;
  readonly onChange: (value: T | null) => void;
}

function Choice<T extends string>(props: ChoiceProps<T>) {
  const { label, value, automatic, choices, words, disabled, onChange } = props;
  const recognised = value === null && automatic !== undefined ? `: ${words[automatic]}` : '';
  return (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      <NativeSelect.Root disabled={disabled}>
        <NativeSelect.Field
          value={value ?? ''}
          onChange={(event) => {
            const chosen = event.currentTarget.value;
            onChange(choices.find((choice) => choice === chosen) ?? null);
          }}
        >
          <option value="">Recognised{recognised}</option>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {words[choice]}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  );
}
