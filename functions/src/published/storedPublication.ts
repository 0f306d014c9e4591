import { asId, PUBLICATION_STATES, SCREEN_CHANGES, type ScreenId } from 'shared-kernel/model';
import * as v from 'valibot';
import type { DocumentData } from '../store/documents';
import { StoredNumber } from './timeline';

/** One definition of a publication: its own id, and the piece that holds it as it was published. */
const Part = v.object({ id: v.string(), piece: v.string() });

const Stored = v.object({
  number: StoredNumber,
  state: v.picklist(PUBLICATION_STATES),
  hash: v.string(),
  by: v.string(),
  uid: v.string(),
  at: v.date(),
  approvedBy: v.string(),
  /** Null: as soon as it is approved. */
  from: v.nullable(v.date()),
  until: v.nullable(v.date()),
  /** In the order of the story. */
  screens: v.array(Part),
  searches: v.array(Part),
  changes: v.array(
    v.object({
      screenId: v.string(),
      change: v.picklist(SCREEN_CHANGES),
      words: v.optional(v.array(v.string()), []),
    }),
  ),
  backTo: v.nullable(StoredNumber),
  /** What was to be seen when it begins, as it was made; null: nothing. */
  madeFrom: v.nullable(StoredNumber),
});

/** `years/{y}/publications/{number}`. */
export type StoredPublication = v.InferOutput<typeof Stored>;
export type PublishedPart = v.InferOutput<typeof Part>;

/** Null where the document cannot be read. */
export function publicationOf(data: DocumentData | undefined): StoredPublication | null {
  const read = v.safeParse(Stored, data);
  return read.success ? read.output : null;
}

export const screenIdsOf = ({ screens }: Pick<StoredPublication, 'screens'>): readonly ScreenId[] =>
  screens.map(({ id }) => asId<ScreenId>(id));
