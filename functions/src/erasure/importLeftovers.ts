import { asId, type ImportId, type ImportRecord, type YearScope } from 'shared-kernel/model';
import { dropFile } from '../importing/endedImport';
import type { DocumentData, Transaction } from '../store/documents';
import { importsPath } from '../store/paths';
import type { Neutral } from '../suppressions/neutralText';

/**
 * Reads what the year's imports keep of people (their files, the rows that they rejected, what stood before them for
 * undoing); the answer deletes it. Their figures stay, and what else they say of the file, without whom it names.
 */
export async function importLeftovers(
  transaction: Transaction,
  scope: YearScope,
  neutral: Neutral = (text) => text,
): Promise<() => void> {
  const imports = await transaction.list(importsPath(scope), ['undoable', ...SAID]);
  const drops: (() => void)[] = [];
  for (const { id } of imports)
    drops.push(await dropFile(transaction, { scope, importId: asId<ImportId>(id) }));
  return () => {
    for (const drop of drops) drop();
    for (const { path, data } of imports)
      transaction.write({
        kind: 'merge',
        path,
        data: { ...said(data, neutral), undoable: false, rejectedRows: [] },
      });
  };
}

/** What a record keeps of its file: names of it and of its columns. */
const SAID = ['fileName', 'failure', 'choices'] as const satisfies readonly (keyof ImportRecord)[];

const said = (data: DocumentData, neutral: Neutral): DocumentData =>
  Object.fromEntries(
    SAID.filter((name) => data[name] !== undefined).map((name) => [
      name,
      withTexts(data[name], neutral),
    ]),
  );

function withTexts(value: unknown, neutral: Neutral): unknown {
  if (typeof value === 'string') return neutral(value);
  if (Array.isArray(value)) return value.map((one) => withTexts(one, neutral));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inside]) => [key, withTexts(inside, neutral)]),
  );
}
