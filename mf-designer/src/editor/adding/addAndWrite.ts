import { isFigure } from '../../document/hasWords';
import { typeOfKind, type NewKind } from '../../document/newLook';
import type { StagePoint } from '../../document/place/placedAround';
import type { DesignEditor } from '../createEditor';
import { askedFieldAtom } from '../panels/askedFieldAtom';
import { leftPanelAtom, leftTabAtom } from '../panels/leftPanelAtom';
import { isNarrow } from '../panels/windowRoom';
import { addNewItem } from './addNewItem';

/** [S1] Adds an object; a text can be written at once, in place of the words that stand in it, and [S162] an image filled. */
export function addAndWrite(
  editor: DesignEditor,
  kind: NewKind,
  point: StagePoint | null = null,
): void {
  addNewItem(editor, kind, point);
  const type = typeOfKind(kind);
  if (type === 'image') offerPictures(editor);
  if (type === 'text' || isFigure({ type })) editor.store.set(askedFieldAtom, 'newText');
}

/** What is pressed there comes into the image that is selected [S159]. */
function offerPictures({ get, store }: DesignEditor): void {
  if (!isNarrow() && get(leftPanelAtom) !== 'illustrations') store.set(leftTabAtom, 'pictures');
}
