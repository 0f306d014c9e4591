import { codeAt, createSnapshotBuilder, type SnapshotBuilder } from 'evaluation';
import type { MergedLine } from 'shared-kernel/model';
import { normaliseEmail } from './email';

/** Whom an organisation keeps out of its data, because they asked to be erased. */
export interface KeptOut {
  readonly hasEmail: (email: string) => boolean;
  readonly hasSupporterId: (supporterId: string) => boolean;
}

export interface KeptOutRows {
  /** Whether the row of this key is one of theirs, which is then counted. */
  readonly takes: (email: string, supporterId: string) => boolean;
  /** The same of a row that is to be rejected, whose cells may stand anywhere: it is kept for download otherwise. */
  readonly takesRejected: (cells: readonly string[]) => boolean;
  readonly count: () => number;
  /** Of the rows of a key: some may have gone in before one of them said, by its id, whose they are. */
  readonly emails: ReadonlySet<string>;
}

/** Keeps out rows by email and supporter id; without anybody to keep out, it takes none. */
export function createKeptOutRows(keptOut: KeptOut | undefined): KeptOutRows {
  const emails = new Set<string>();
  let count = 0;
  const counted = (isTheirs: boolean): boolean => {
    if (isTheirs) count += 1;
    return isTheirs;
  };
  if (keptOut === undefined)
    return { takes: () => false, takesRejected: () => false, count: () => 0, emails };
  const { hasEmail, hasSupporterId } = keptOut;
  return {
    takes: (email, supporterId) => {
      const isTheirs = emails.has(email) || hasEmail(email) || hasSupporterId(supporterId);
      if (isTheirs) emails.add(email);
      return counted(isTheirs);
    },
    takesRejected: (cells) =>
      counted(
        cells.some(
          (cell) =>
            hasSupporterId(cell) ||
            (cell.match(EMAILS) ?? []).some((email) => hasEmail(normaliseEmail(email))),
        ),
      ),
    count: () => count,
    emails,
  };
}

/** Whatever may be an email within a cell: "Robin <robin@example.org>". */
const EMAILS = /[^\s<>()[\],;:"']+@[^\s<>()[\],;:"']+/g;

export interface TakenRows {
  readonly builder: SnapshotBuilder;
  readonly rowOf: (email: string) => number | undefined;
  readonly mergedRows: readonly MergedLine[];
  readonly supporters: number;
}

/** The rows but for those of these emails, in columns made anew: what is taken out of a column stays in its dictionary. */
export function withoutEmails(
  { builder, mergedRows }: TakenRows,
  gone: ReadonlySet<string>,
): TakenRows {
  const { fields, columns, emails, supporterIds, rowCount } = builder.finish();
  const left = createSnapshotBuilder(fields);
  let supporters = 0;
  for (let row = 0; row < rowCount; row += 1) {
    const email = emails.at(row) ?? '';
    if (gone.has(email)) continue;
    supporters += 1;
    left.add(email, supporterIds.at(row) ?? '', (index) => {
      const column = columns[index];
      const code = column === undefined ? 0 : codeAt(column, row);
      return code === 0 ? undefined : column?.dictionary.at(code);
    });
  }
  return {
    builder: left,
    rowOf: left.rowOf,
    mergedRows: mergedRows.filter(({ email }) => !gone.has(email)),
    supporters,
  };
}
