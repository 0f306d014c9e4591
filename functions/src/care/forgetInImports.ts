import { asId, type ImportId, type YearScope } from 'shared-kernel/model';
import { KEPT_CSVS } from '../importing/keptCsv';
import { csvStretches, keepCsv } from '../importing/rejectedCsv';
import type { ImportAddress } from '../importing/requests';
import type { Services } from '../services';
import type { DocumentWrite, StoredDocument } from '../store/documents';
import { importsPath } from '../store/paths';

/**
 * What imports of the year say by name of whom the care list keeps out now: rows that were merged, and what is kept for
 * download, of which all goes where it names somebody.
 */
export async function forgetInImports(
  { documents }: Pick<Services, 'documents'>,
  scope: YearScope,
  out: ReadonlySet<string>,
): Promise<void> {
  if (out.size === 0) return;
  const writes: DocumentWrite[] = [];
  for (const stored of await documents.list(importsPath(scope), ['check', 'rejectedRows'])) {
    writes.push(...mergedWithout(stored, out));
    const address = { scope, importId: asId<ImportId>(stored.id) };
    if (!(await isAnyNamed(documents, address, out))) continue;
    for (const one of KEPT_CSVS) await keepCsv({ documents }, address, one, '');
    writes.push({ kind: 'merge', path: stored.path, data: { rejectedRows: [], unreadable: [] } });
  }
  await documents.bulk(writes);
}

/** Whether what is kept for download names one of these emails. */
async function isAnyNamed(
  documents: Services['documents'],
  address: ImportAddress,
  emails: ReadonlySet<string>,
): Promise<boolean> {
  const named = [...emails].map((email) => email.toLowerCase());
  for (const kept of KEPT_CSVS) {
    let before = '';
    for await (const stretch of csvStretches(documents, address, kept)) {
      const text = before + stretch.toLowerCase();
      if (named.some((email) => text.includes(email))) return true;
      // An email may begin in one stretch and end in the next.
      before = text.slice(-MAX_EMAIL_LENGTH);
    }
  }
  return false;
}

const MAX_EMAIL_LENGTH = 254;

function mergedWithout(
  { path, data: { check } }: StoredDocument,
  out: ReadonlySet<string>,
): readonly DocumentWrite[] {
  if (typeof check !== 'object' || check === null || !('merged' in check)) return [];
  const merged: readonly unknown[] = Array.isArray(check.merged) ? check.merged : [];
  const left = merged.filter((row) => !out.has(emailOf(row)));
  return left.length === merged.length
    ? []
    : [{ kind: 'merge', path, data: { check: { ...check, merged: left } } }];
}

const emailOf = (row: unknown): string =>
  typeof row === 'object' && row !== null && 'email' in row ? String(row.email) : '';
