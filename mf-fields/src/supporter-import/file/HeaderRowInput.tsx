import type { FilePreview } from 'supporter-data';
import { Field, NativeSelect } from 'shared-kernel/ui';

interface HeaderRowInputProps {
  readonly value: number | null;
  /** What the file looks like, where that is known. */
  readonly recognised: number | null;
  /** The first rows of the file, where they are at hand: they tell which row is meant. */
  readonly start?: FilePreview['start'];
  readonly disabled?: boolean;
  readonly onChange: (row: number | null) => void;
}

/** Further down nobody's export has its names. */
const LAST_ROW = 30;

/** Which row of the file has the names of the columns: exports often begin with a title. */
export const HeaderRowInput = (props: HeaderRowInputProps) => {
  const { value, recognised, start, disabled, onChange } = props;
  const rows = offered(start, value);
  return (
    <Field.Root>
      <Field.Label>Row with the column names</Field.Label>
      <NativeSelect.Root disabled={disabled ?? false}>
        <NativeSelect.Field
          value={value ?? ''}
          onChange={(event) => {
            const chosen = event.currentTarget.value;
            onChange(chosen === '' ? null : Number(chosen));
          }}
        >
          <option value="">
            Recognised{value === null && recognised !== null && `: row ${recognised}`}
          </option>
          {rows.map(({ number, words }) => (
            <option key={number} value={number}>
              Row {number}
              {words !== '' && `: ${words}`}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  );
};

interface OfferedRow {
  readonly number: number;
  readonly words: string;
}

function offered(start: HeaderRowInputProps['start'], value: number | null): readonly OfferedRow[] {
  const rows =
    start?.map(({ number, cells }) => ({ number, words: rowWords(cells) })) ??
    Array.from({ length: LAST_ROW }, (_, index) => ({ number: index + 1, words: '' }));
  const isThere = value === null || rows.some(({ number }) => number === value);
  return isThere ? rows : [...rows, { number: value, words: '' }];
}

const CELLS = 3;
const CHARACTERS = 48;

/** "Email, First name, City …": enough to know a row by. */
export function rowWords(cells: readonly string[]): string {
  const filled = cells.map((cell) => cell.replace(/\s+/g, ' ').trim()).filter(Boolean);
  const words = filled.slice(0, CELLS).join(', ');
  const isCut = filled.length > CELLS || words.length > CHARACTERS;
  return isCut ? `${words.slice(0, CHARACTERS).trimEnd()} …` : words;
}
