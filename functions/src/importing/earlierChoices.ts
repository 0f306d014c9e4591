import type { ColumnChoice, EarlierChoices, FieldListEntry, YearScope } from 'shared-kernel/model';
import type { DocumentReads } from '../store/documents';
import { importsPath } from '../store/paths';
import { storedFields } from './fields/storedFields';
import { storedImportOf } from './importWork';

/** What the year's last import that is done decided of its columns; null where it decided nothing. */
export async function earlierChoices(
  documents: DocumentReads,
  scope: YearScope,
): Promise<EarlierChoices | null> {
  const stored = await documents.list(importsPath(scope), ['state', 'startedAt', 'choices']);
  const last = stored
    .map((document) => storedImportOf(document).record)
    .filter(({ state }) => state === 'done')
    .toSorted((one, other) => startOf(other) - startOf(one))
    .at(0);
  if (last === undefined) return null;
  const { startedAt, choices } = last;
  const { leftOut, changed } = choices;
  if (leftOut.length + changed.length === 0) return null;
  const fields = changed.some(({ type }) => type !== null)
    ? await storedFields(documents, scope)
    : new Map<string, FieldListEntry>();
  return { startedAt, choices: { leftOut, changed: changed.map(stillSet(fields)) } };
}

const startOf = ({ startedAt }: { readonly startedAt: Date | null }): number =>
  startedAt?.getTime() ?? 0;

/** A type that was set again at the field since then holds there, and is not to be set back (D2a). */
const stillSet =
  (fields: ReadonlyMap<string, FieldListEntry>) =>
  (choice: ColumnChoice): ColumnChoice => {
    const field = fields.get(choice.name.trim());
    const isSet = field?.typeSetBy !== undefined && field.type === choice.type;
    return isSet ? choice : { ...choice, type: null };
  };
