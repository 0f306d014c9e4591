import type {
  InspectedColumn,
  MappedColumn,
  UnreadableField,
  YearScope,
} from 'shared-kernel/model';
import { markedSensitive } from '../definitions/sensitiveFields';
import { saidForYear } from '../fields/saidOfFields';
import { storedFields } from '../fields/storedFields';
import type { Documents } from '../store/documents';

type NamedColumn = Pick<MappedColumn, 'position' | 'name'>;

/** The columns of a file, which everybody of the organisation reads, without values of sensitive fields (D370). */
export const withoutSamples = (
  columns: readonly InspectedColumn[],
  mapped: readonly NamedColumn[],
  isSensitive: (name: string) => boolean,
): readonly InspectedColumn[] => {
  const nameAt = new Map(mapped.map(({ position, name }) => [position, name]));
  return columns.map((column) =>
    [column.header, column.name, nameAt.get(column.position) ?? ''].some((name) =>
      isSensitive(name.trim()),
    )
      ? { ...column, samples: [], notes: column.notes.filter(({ code }) => code !== QUOTING) }
      : column,
  );
};

/** The note that quotes values. */
const QUOTING = 'ambiguousDates';

/** What cannot be read, without the values themselves: of these fields, or of all. */
export const withoutValues = (
  unreadable: readonly UnreadableField[] = [],
  isHidden: (name: string) => boolean = () => true,
): readonly UnreadableField[] =>
  unreadable.map((field) =>
    isHidden(field.name) ? { ...field, isShown: false, values: [] } : field,
  );

/** Which of these names are sensitive, in this year or as the organisation's other years have them. */
export async function sensitiveAmong(
  documents: Documents,
  scope: YearScope,
  names: readonly string[],
): Promise<(name: string) => boolean> {
  const trimmed = names.map((name) => name.trim());
  const said = await saidForYear(documents, scope, await storedFields(documents, scope), trimmed);
  const sensitive = new Set(
    markedSensitive(Array.from(said, ([name, words]) => ({ name, ...words }))),
  );
  return (name) => sensitive.has(name);
}
