import { createHash } from 'node:crypto';
import { REVISION_FIELDS, type YearScope } from 'shared-kernel/model';
import * as v from 'valibot';
import { sortedKeys } from '../definitions/sortedKeys';
import { LEASE_ENTRIES } from '../jobs/lease';
import type { StoredDocument } from '../store/documents';
import type { BinKind } from '../versions/binEntry';

export const UNDO_DAYS = 7;

const ids = v.fallback(v.array(v.string()), []);

const Stored = v.object({
  state: v.fallback(v.picklist(['open', 'working']), 'open'),
  ...LEASE_ENTRIES,
  searches: ids,
  screens: ids,
  calculatedFields: ids,
  /** The hash of the story that it brought; '' for none. */
  story: v.fallback(v.string(), ''),
  by: v.fallback(v.string(), ''),
  at: v.date(),
  /** When it can be undone no more. */
  until: v.date(),
  undo: v.fallback(
    v.nullable(v.object({ by: v.string(), uid: v.string(), editsUntil: v.nullable(v.date()) })),
    null,
  ),
});

/** `years/{y}/rollForwards/{source year}`: what the year was brought from another one. The server's alone. */
export type RollForwardRecord = v.InferOutput<typeof Stored>;

/** Only the server writes them: one that cannot be read is a bug. */
export const recordOf = ({ data }: StoredDocument): RollForwardRecord => v.parse(Stored, data);

/** Searches go last: what refers to them goes before. */
export const BROUGHT_KINDS = [
  'screens',
  'calculatedFields',
  'searches',
] as const satisfies readonly BinKind[];

/** The revisions by which an edit is known; what was brought and nobody has saved since has none above the first. */
export const STAMPS = {
  searches: [REVISION_FIELDS.search],
  screens: [REVISION_FIELDS.setup, REVISION_FIELDS.content],
  calculatedFields: [REVISION_FIELDS.calculated],
} as const satisfies Record<BinKind, unknown>;

/** Equal for a story that nobody has changed since it was brought. */
export const storyHash = (story: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(sortedKeys(story)))
    .digest('base64');

export interface RollForwardOf {
  /** Of the year that things were brought to. */
  readonly scope: YearScope;
  readonly source: string;
}
