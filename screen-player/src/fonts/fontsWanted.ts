import type { Item, UploadedFamily } from 'shared-kernel/model';

/** What fonts are brought for: items, and with them the uploaded families that a show's screen says [P51]. */
export interface FontsWanted {
  readonly items: readonly Item[];
  readonly fonts?: readonly UploadedFamily[];
}
