import { createSnapshotBuilder, type FieldDefinition, type Snapshot } from 'evaluation';
import type { Supporter, YearScope } from 'shared-kernel/model';
import { snapshotWithout } from '../snapshot/snapshotWithout';
import { storedSnapshot } from '../snapshot/storedSnapshot';
import type { Documents } from '../store/documents';
import { supporterPages } from '../store/supporterPages';
import { isSuppressed, type Suppressions } from '../suppressions/readSuppressions';

export interface WithoutOptions {
  readonly emails: ReadonlySet<string>;
  /** Whom the organisation keeps out besides, and another sync may have stored. */
  readonly keptOut: Suppressions;
  readonly fields: readonly FieldDefinition[];
  readonly onRows: () => Promise<void>;
}

/** The year's supporters but for one person: from its snapshot, or from the supporters' documents where none fits. */
export async function supportersWithout(
  documents: Documents,
  scope: YearScope,
  options: WithoutOptions,
): Promise<Snapshot> {
  const stored = await storedSnapshot(documents, scope);
  const names = new Set(stored?.fields.map(({ name }) => name));
  return stored !== null && options.fields.every(({ name }) => names.has(name))
    ? snapshotWithout(stored, isOut(options), options.onRows)
    : fromDocuments(documents, scope, options);
}

const isOut =
  ({ emails, keptOut }: WithoutOptions) =>
  (supporter: Pick<Supporter, 'email' | 'supporterId'>): boolean =>
    emails.has(supporter.email) || isSuppressed(keptOut, supporter);

async function fromDocuments(
  documents: Documents,
  scope: YearScope,
  options: WithoutOptions,
): Promise<Snapshot> {
  const { fields, onRows } = options;
  const isOutOfYear = isOut(options);
  const builder = createSnapshotBuilder(fields);
  for await (const page of supporterPages(documents, scope)) {
    await onRows();
    for (const supporter of page) {
      if (!isOutOfYear(supporter)) builder.addSupporter(supporter);
    }
  }
  return builder.finish();
}
