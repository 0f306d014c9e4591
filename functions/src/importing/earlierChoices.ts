import type {
  ColumnChoice,
  EarlierChoices,
  FieldListEntry,
  ImportRecord,
  YearScope,
} from 'shared-kernel/model';
import type { DocumentReads } from '../store/documents';
import { importsPath } from '../store/paths';
import { storedFields } from '../fields/storedFields';
import { readableRecords, readImport } from './importWork';

/** What the year's last import that is done decided of its columns; null where it decided nothing. */
export async function earlierChoices(
  documents: DocumentReads,
  scope: YearScope,
): Promise<EarlierChoices | null> {
  const last = await lastDone(documents, scope);
  if (last === null) return null;
  const { startedAt, choices } = last;
  const { leftOut, changed } = choices;
  if (leftOut.length + changed.length === 0) return null;
  const fields = changed.some(({ type }) => type !== null)
    ? await storedFields(documents, scope)
    : new Map<string, FieldListEntry>();
  return { startedAt, choices: { leftOut, changed: changed.map(stillSet(fields)) } };
}

/** The newest import that is done; the others are not read whole, since a nightly file leaves many. */
async function lastDone(documents: DocumentReads, scope: YearScope): Promise<ImportRecord | null> {
  const stored = await documents.list(importsPath(scope), ['state', 'startedAt']);
  const last = readableRecords(stored)
    .filter(({ state }) => state === 'done')
    .toSorted((one, other) => startOf(other) - startOf(one))
    .at(0);
  const whole = last && (await readImport(documents, { scope, importId: last.id }));
  return whole?.record ?? null;
}

const startOf = ({ startedAt }: ImportRecord): number => startedAt?.getTime() ?? 0;

/** A type that was set again at the field since then holds there, and is not to be set back (D2a). */
const stillSet =
  (fields: ReadonlyMap<string, FieldListEntry>) =>
  (choice: ColumnChoice): ColumnChoice => {
    const field = fields.get(choice.name.trim());
    const isSet = field?.typeSetBy !== undefined && field.type === choice.type;
    return isSet ? choice : { ...choice, type: null };
  };
