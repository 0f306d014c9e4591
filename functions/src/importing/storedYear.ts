import { snapshotOfSupporters, type FieldDefinition, type Snapshot } from 'evaluation';
import type { YearScope } from 'shared-kernel/model';
import { storedSnapshot } from '../snapshot/storedSnapshot';
import { supportersRevision } from '../snapshot/supportersRevision';
import type { Documents } from '../store/documents';
import { supportersPath } from '../store/paths';
import { supporterPages } from '../store/supporterPages';

export interface StoredYearOptions {
  /** The year's field list. */
  readonly listed: readonly string[];
  /** Further fields to read, which documents may hold without the list. */
  readonly unlisted: readonly string[];
}

/**
 * The year's supporters by column, in parts: the snapshot, where it holds all of them, so that not one of their
 * documents is read; otherwise their documents page by page.
 */
export async function* storedYear(
  documents: Documents,
  scope: YearScope,
  { listed, unlisted }: StoredYearOptions,
): AsyncGenerator<Snapshot> {
  const fields = Array.from(new Set([...listed, ...unlisted]), asField);
  const whole = await wholeSnapshot(documents, scope, listed);
  if (whole === null)
    for await (const page of supporterPages(documents, scope))
      yield snapshotOfSupporters(fields, page);
  else yield whole;
}

const asField = (name: string): FieldDefinition => ({ name, type: 'unknown' });

/** The snapshot; null where that is not all of the year with all of its fields, or the year does not say whether it is. */
async function wholeSnapshot(
  documents: Documents,
  scope: YearScope,
  listed: readonly string[],
): Promise<Snapshot | null> {
  if ((await supportersRevision(documents, scope)) === '') return null;
  const snapshot = await storedSnapshot(documents, scope);
  if (snapshot?.rowCount !== (await documents.count(supportersPath(scope)))) return null;
  const names = new Set(snapshot.fields.map(({ name }) => name));
  return listed.every((name) => names.has(name)) ? snapshot : null;
}
