import { createHash } from 'node:crypto';
import { countNumber, type ActivityAction, type YearScope } from 'shared-kernel/model';
import * as v from 'valibot';
import { hasDeparted } from '../access/hasDeparted';
import { DEFINITION_KINDS, type DefinitionKind } from '../definitions/fingerprint';
import type { DocumentChange } from '../store/documentChange';
import type { Services } from '../services';
import { savesInRowPath } from '../store/paths';
import { activityEntry } from './activityEntry';

/** A row ends where nothing was saved for so long. */
const PAUSE_MS = 5 * 60 * 1000;
/** More than anybody saves by hand in one go. */
const NOTED_FROM = 20;
const MINUTE_MS = 60 * 1000;

/** Which fields say that somebody saved, and who (D22), and what the log calls it. */
const KINDS = {
  searches: { revision: 'revision', savedBy: 'savedBy', action: 'searchesSavedInRow' },
  screens: { revision: 'setupRevision', savedBy: 'setupSavedBy', action: 'screensSavedInRow' },
} as const satisfies Record<
  DefinitionKind,
  { readonly revision: string; readonly savedBy: string; readonly action: ActivityAction }
>;

const Row = v.object({
  from: v.date(),
  to: v.date(),
  saves: countNumber(),
  /** Where its line stands in the log; null as long as it is none. */
  entry: v.nullable(v.string()),
});
type Row = v.InferOutput<typeof Row>;

/**
 * Whoever saves many searches in a row leaves one line that grows: each search shows the e-mails of 20 supporters, so
 * that many small ones are a way to the whole list.
 */
export async function noteSavesInRow(
  services: Pick<Services, 'documents' | 'now' | 'newId'>,
  scope: YearScope,
  kind: DefinitionKind,
  { before, after, author }: Pick<DocumentChange, 'before' | 'after' | 'author'>,
): Promise<void> {
  const { revision, savedBy, action } = KINDS[kind];
  const by = after?.[savedBy];
  if (typeof by !== 'string' || after?.[revision] === before?.[revision]) return;
  const path = savesInRowPath(scope.organisationId, rowId(kind, by));
  await services.documents.transaction(async (transaction) => {
    // A change is told late at times, when its author's name has been taken out of everything.
    if (await hasDeparted(transaction, author ?? '')) return;
    const row = nextRow(v.safeParse(Row, (await transaction.get(path))?.data), services.now());
    if (row.saves < NOTED_FROM) {
      transaction.write({ kind: 'set', path, data: row });
      return;
    }
    const entry = activityEntry(
      { now: () => row.to, newId: services.newId },
      scope,
      { uid: '', token: { email: by } },
      action,
      '',
      rowWords(row),
    );
    const line = row.entry ?? entry.path;
    transaction.write({ ...entry, path: line });
    transaction.write({ kind: 'set', path, data: { ...row, entry: line } });
  });
}

function nextRow(read: v.SafeParseResult<typeof Row>, at: Date): Row {
  if (!read.success || at.getTime() - read.output.to.getTime() > PAUSE_MS)
    return { from: at, to: at, saves: 1, entry: null };
  return { ...read.output, to: at, saves: read.output.saves + 1 };
}

/** `64 times in 2 minutes`. */
function rowWords({ from, to, saves }: Row): string {
  const minutes = Math.max(1, Math.round((to.getTime() - from.getTime()) / MINUTE_MS));
  return `${String(saves)} times in ${minutes === 1 ? '1 minute' : `${String(minutes)} minutes`}`;
}

/** Where it stands how often somebody has saved in a row, of each kind. */
export const rowIdsOf = (email: string): readonly string[] =>
  DEFINITION_KINDS.map((kind) => rowId(kind, email));

/** An e-mail may hold what no id may. */
const rowId = (kind: DefinitionKind, email: string): string =>
  `${kind}-${createHash('sha256').update(email).digest('hex').slice(0, 32)}`;
