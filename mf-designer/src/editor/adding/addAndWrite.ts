import { isFigure } from '../../document/hasWords';
import { typeOfKind, type NewKind } from '../../document/newLook';
import type { StagePoint } from '../../document/place/placedAround';
import type { DesignEditor } from '../createEditor';
import { askedFieldAtom } from '../panels/askedFieldAtom';
import { addNewItem } from './addNewItem';

/** [S1] Adds an object; a text can be written at once, in place of the words that stand in it. */
export function addAndWrite(
  editor: DesignEditor,
  kind: NewKind,
  point: StagePoint | null = null,
): void {
  addNewItem(editor, kind, point);
  const type = typeOfKind(kind);
  if (type === 'text' || isFigure({ type })) editor.store.set(askedFieldAtom, 'newText');
}
