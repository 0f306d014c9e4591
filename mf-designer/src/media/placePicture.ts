import { storedPicture, type Media, type MediaId } from 'shared-kernel/model';

import { changeItem } from '../document/changeItem';
import { withBackgroundPicture, withPicture } from '../document/withPicture';
import type { DesignEditor } from '../editor/createEditor';
import { contentAtom } from '../editor/documentAtoms';
import type { PicturePlace } from '../editor/panels/pictureRequestAtom';
import { showPicture } from './showPicture';

/** Shows a picture of the library at a place: one step of undo. False where the screen holds no more. */
export function placePicture(
  editor: DesignEditor,
  place: PicturePlace,
  picture: Media,
  before: Media | null,
): boolean {
  if (place === 'screen') return showPicture(editor, picture);
  editor.edit((content) =>
    place === 'background'
      ? withBackgroundPicture(content, picture)
      : changeItem(content, place.itemId, (item) => withPicture(item, picture, before)),
  );
  return true;
}

/** The picture of the library that stands at a place; null where none does. */
export function placedPicture(editor: DesignEditor, place: PicturePlace): MediaId | null {
  if (place === 'screen') return null;
  const { backgroundImage, items } = editor.get(contentAtom);
  const address =
    place === 'background' ? backgroundImage : items.find(({ id }) => id === place.itemId)?.url;
  return storedPicture(address ?? '')?.id ?? null;
}
