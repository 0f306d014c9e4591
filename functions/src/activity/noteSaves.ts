import { createHash } from 'node:crypto';
import {
  countNumber,
  FORMER_MEMBER,
  type ActivityAction,
  type YearScope,
} from 'shared-kernel/model';
import * as v from 'valibot';
import { hasDeparted } from '../access/hasDeparted';
import { DEFINITION_KINDS, type DefinitionKind } from '../definitions/fingerprint';
import type { DocumentChange } from '../store/documentChange';
import type { Services } from '../services';
import type { Transaction } from '../store/documents';
import { savesInRowPath } from '../store/paths';
import { storedName } from '../store/storedName';
import { neutralName } from '../suppressions/neutralText';
import { activityEntry } from './activityEntry';

/** A row ends where nothing was saved for so long. */
const PAUSE_MS = 5 * 60 * 1000;
/** More than anybody saves by hand in one go. */
const NOTED_FROM = 20;
const MINUTE_MS = 60 * 1000;
/**
 * Whoever saves one thing again and again under one name has one line for it in so long; its versions have each save (D340).
 */
const GATHERED_MS = 60 * MINUTE_MS;
/** Beyond that many things in an hour the oldest have a second line. */
const MOST_GATHERED = 200;

interface SavedPart {
  /** Which fields say that somebody saved, and who (D22), and what the log calls it. */
  readonly revision: string;
  readonly savedBy: string;
  readonly saved: ActivityAction;
  /** What many of them in a row are called: each shows the emails of supporters. */
  readonly inRow: ActivityAction | null;
}

const PARTS = {
  searches: [
    {
      revision: 'revision',
      savedBy: 'savedBy',
      saved: 'searchSaved',
      inRow: 'searchesSavedInRow',
    },
  ],
  screens: [
    {
      revision: 'setupRevision',
      savedBy: 'setupSavedBy',
      saved: 'screenSetUp',
      inRow: 'screensSavedInRow',
    },
    {
      revision: 'contentRevision',
      savedBy: 'contentSavedBy',
      saved: 'screenDesigned',
      inRow: null,
    },
  ],
} as const satisfies Readonly<Record<DefinitionKind, readonly SavedPart[]>>;

const Row = v.object({
  from: v.date(),
  to: v.date(),
  saves: countNumber(),
  /** When the things that were saved in the last hour had their lines. */
  noted: v.fallback(v.record(v.string(), v.date()), {}),
});
type Row = v.InferOutput<typeof Row>;

/**
 * Leaves a line for each search, set-up or design that somebody saved. Whoever saves many in a row leaves further lines
 * that say how many, at 20, 40, 80 and so on: each search shows the emails of 20 supporters, so that many small ones are
 * a way to the whole list.
 */
export async function noteSaves(
  services: Pick<Services, 'documents' | 'now' | 'newId'>,
  scope: YearScope,
  kind: DefinitionKind,
  id: string,
  change: Omit<DocumentChange, 'path'>,
): Promise<void> {
  for (const part of PARTS[kind]) {
    const save = saveOf(part, change);
    if (save === null) continue;
    const name = await neutralName(services, scope.organisationId, storedName(change.after ?? {}));
    await services.documents.transaction((transaction) =>
      noteSave(services, transaction, scope, { ...save, ...change, kind, id, name, part }),
    );
  }
}

/** Who saved this part with this change, by user id and by email; null where nobody did, or where the log says already how it came to be. */
function saveOf(
  { revision, savedBy }: SavedPart,
  { before, after, author }: Pick<DocumentChange, 'before' | 'after' | 'author'>,
): { readonly by: string; readonly savedBy: string } | null {
  const name = after?.[savedBy];
  if (typeof name !== 'string' || after?.[revision] === before?.[revision]) return null;
  const isRestored = before === null && after?.[revision] !== 1;
  return isRestored ? null : { by: author ?? '', savedBy: name };
}

interface Save extends Pick<DocumentChange, 'at' | 'eventId'> {
  readonly by: string;
  readonly savedBy: string;
  readonly kind: DefinitionKind;
  readonly id: string;
  readonly name: string;
  readonly part: SavedPart;
}

async function noteSave(
  services: Pick<Services, 'now' | 'newId'>,
  transaction: Transaction,
  scope: YearScope,
  { by, savedBy, kind, id, name, part, at, eventId }: Save,
): Promise<void> {
  // A change is told late at times, when its author's name has been taken out of everything.
  const hasLeft = await hasDeparted(transaction, by);
  const caller = hasLeft
    ? { uid: '', token: { email: FORMER_MEMBER } }
    : { uid: by.includes('@') ? '' : by, token: { email: savedBy } };
  const event = { at, id: `${eventId}-${part.saved}` };
  const line = activityEntry(services, scope, caller, part.saved, '', name, { event });
  if ((await transaction.get(line.path)) !== null) return;
  if (hasLeft) {
    transaction.write(line);
    return;
  }
  const path = savesInRowPath(scope.organisationId, rowId(kind, savedBy));
  const read = v.safeParse(Row, (await transaction.get(path))?.data);
  const now = services.now();
  const counted = part.inRow === null ? null : nextRow(read, now);
  const row = counted ?? (read.success ? read.output : { from: now, to: now, saves: 0 });
  const recent = recentlyNoted(read, now);
  const thing = `${part.saved} ${id} ${hashOf(name)}`;
  const noted = recent.has(thing) ? recent : new Map([...recent, [thing, now]]);
  transaction.write({
    kind: 'set',
    path,
    data: { ...row, noted: Object.fromEntries([...noted].slice(-MOST_GATHERED)) },
  });
  if (noted !== recent) transaction.write(line);
  if (counted === null || part.inRow === null || !isNoted(counted.saves)) return;
  const nobody = { ...caller, uid: '' };
  transaction.write(activityEntry(services, scope, nobody, part.inRow, '', rowWords(counted)));
}

function nextRow(read: v.SafeParseResult<typeof Row>, at: Date): Omit<Row, 'noted'> {
  if (!read.success || at.getTime() - read.output.to.getTime() > PAUSE_MS)
    return { from: at, to: at, saves: 1 };
  const { from, saves } = read.output;
  return { from, to: at, saves: saves + 1 };
}

/** 20, 40, 80 and so on: a line is never written over, so that a row that goes on leaves further ones. */
const isNoted = (saves: number): boolean =>
  saves >= NOTED_FROM && Number.isInteger(Math.log2(saves / NOTED_FROM));

function recentlyNoted(read: v.SafeParseResult<typeof Row>, now: Date): Map<string, Date> {
  const noted = read.success ? Object.entries(read.output.noted) : [];
  return new Map(
    noted
      .filter(([, at]) => now.getTime() - at.getTime() < GATHERED_MS)
      .toSorted(([, one], [, other]) => one.getTime() - other.getTime()),
  );
}

/** `64 times in 2 minutes`. */
function rowWords({ from, to, saves }: Omit<Row, 'noted'>): string {
  const minutes = Math.max(1, Math.round((to.getTime() - from.getTime()) / MINUTE_MS));
  return `${String(saves)} times in ${minutes === 1 ? '1 minute' : `${String(minutes)} minutes`}`;
}

/** Where it stands how often somebody has saved in a row, of each kind. */
export const rowIdsOf = (email: string): readonly string[] =>
  DEFINITION_KINDS.map((kind) => rowId(kind, email));

/** An email may hold what no id may. */
const rowId = (kind: DefinitionKind, email: string): string => `${kind}-${hashOf(email)}`;

/** What stands beside the log holds no name. */
const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 32);
