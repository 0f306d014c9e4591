import type { ItemId, Media } from 'shared-kernel/model';

import { addItem } from '../document/addItem';
import { changeItem } from '../document/changeItem';
import { randomItemId } from '../document/copyItems';
import { MOST_ITEMS } from '../document/mostItems';
import { placedAround } from '../document/place/placedAround';
import { withPicture } from '../document/withPicture';
import { ANYWHERE, showsNone, type Landing } from '../editor/adding/landing';
import type { DesignEditor } from '../editor/createEditor';
import { contentAtom, selectedItemsAtom } from '../editor/documentAtoms';
import { stageBoxAtom, viewAtom } from '../editor/view/viewAtoms';
import { ownLookAtom } from '../editor/year-data/ownLookAtom';

/**
 * [S91] Puts a picture into an image object that shows none, which is selected or [S143] under the pointer, else as a new
 * one; false where the screen holds no more.
 */
export function showPicture(
  editor: DesignEditor,
  picture: Media,
  place: Landing = ANYWHERE,
): boolean {
  const waits = waiting(editor, place);
  if (waits !== null) {
    editor.edit((content) =>
      changeItem(content, waits, (item) => withPicture(item, picture, null)),
    );
    return true;
  }
  if (editor.get(contentAtom).items.length >= MOST_ITEMS) return false;
  const id = randomItemId();
  const [view, stage] = [editor.get(viewAtom), editor.get(stageBoxAtom)];
  const { point } = place;
  editor.edit(
    (content) => {
      const added = changeItem(
        addItem(content, id, 'image', view, editor.get(ownLookAtom)),
        id,
        (item) => withPicture(item, picture, null),
      );
      return point === null ? added : placedAround(added, id, view, { point, picture, stage });
    },
    { select: [id] },
  );
  return true;
}

/** What a picture that comes now goes into; null where it is a new object. */
function waiting(editor: DesignEditor, { on, point }: Landing): ItemId | null {
  const under = editor.get(contentAtom).items.find(({ id }) => id === on);
  if (under !== undefined) return showsNone(under) ? under.id : null;
  const [selected, ...others] = editor.get(selectedItemsAtom);
  const waits = point === null && others.length === 0 && selected !== undefined;
  return waits && showsNone(selected) ? selected.id : null;
}
