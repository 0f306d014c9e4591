import type { Sharing } from 'shared-kernel/model';
import * as v from 'valibot';
import type { DocumentData } from '../store/documents';

const Stored = v.object({ sharing: v.object({ hashtag: v.string(), picture: v.boolean() }) });

/** What a year's document says of sharing; without a word of it, no hashtag and no picture. */
export function sharingOf(year: DocumentData): Sharing {
  const read = v.safeParse(Stored, year);
  return read.success ? read.output.sharing : { hashtag: '', picture: false };
}
