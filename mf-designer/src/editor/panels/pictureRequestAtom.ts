import type { ItemId } from 'shared-kernel/model';
import { atom } from 'jotai';

/** Where a picture of the library is wanted: at an image object, behind the screen, or as a new object of it. */
export type PicturePlace = { readonly itemId: ItemId } | 'background' | 'screen';

export interface PictureRequest {
  readonly place: PicturePlace;
  /** An address of another site, whose picture is brought into the library and takes its place; null to choose one. */
  readonly bringIn: string | null;
}

/** What the dialog "Pictures" is open for; null while it is closed. */
export const pictureRequestAtom = atom<PictureRequest | null>(null);
