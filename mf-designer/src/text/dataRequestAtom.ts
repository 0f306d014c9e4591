import type { ItemId, TextPart } from 'shared-kernel/model';
import { atom } from 'jotai';

/** Where in which item's text data is wanted [S42]. */
export interface DataRequest {
  readonly itemId: ItemId;
  /** In which of its texts. */
  readonly part: TextPart;
  /** The stretch that the placeholder takes the place of: a selection, or a placeholder to change. */
  readonly from: number;
  readonly to: number;
  /** A brace was typed, which stays a brace where no data is chosen. */
  readonly typedBrace: boolean;
}

/** What the dialog "Insert data" is open for; null while it is closed. */
export const dataRequestAtom = atom<DataRequest | null>(null);

/** Whether this tab shows placeholders as they are written. */
export const rawTextAtom = atom(false);
