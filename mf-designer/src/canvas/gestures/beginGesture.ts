import type { Item } from 'shared-kernel/model';

import type { Gesture } from '../../controls/pointer/gesture';
import { isTyping } from '../../editor/commands/useCommandKeys';
import {
  contentAtom,
  lockedIdsAtom,
  selectedItemAtom,
  selectionAtom,
} from '../../editor/documentAtoms';
import type { CanvasScene } from '../canvasScene';
import { groupOnCanvas } from '../groupOnCanvas';
import { itemAt } from '../itemAt';
import { dragItems } from './dragItems';
import { drawMarquee } from './drawMarquee';
import { isBoxSide, resizeItem } from './resizeItem';
import { turnItem } from './turnItem';

/** What pressing means, by what it is that is pressed. */
export function beginGesture(scene: CanvasScene, event: PointerEvent): Gesture | null {
  const { editor } = scene;
  const { target } = event;
  // Pressing a text that is being written puts the caret there.
  if (!(target instanceof HTMLElement) || isTyping(target)) return null;
  const adding = event.shiftKey || event.ctrlKey || event.metaKey;
  const selected = editor.get(selectedItemAtom);
  const handle = target.dataset['handle'];
  if (selected !== null && isBoxSide(handle)) return resizeItem(scene, selected, handle);
  if (selected !== null && handle === 'turn') {
    return turnItem(scene, selected, { x: event.clientX, y: event.clientY });
  }
  const item = itemAt(editor.get(contentAtom), target);
  if (item !== undefined && !editor.get(lockedIdsAtom).has(item.id)) {
    return pressItem(scene, item, { adding, touching: event.pointerType === 'touch' });
  }
  return event.pointerType === 'touch'
    ? tapBeside(scene)
    : drawMarquee(scene, { x: event.clientX, y: event.clientY }, adding);
}

interface Press {
  readonly adding: boolean;
  readonly touching: boolean;
}

/** [S23] A finger that lands on what is not selected may be scrolling the page, so it selects when it is lifted. */
function pressItem({ editor, ...scene }: CanvasScene, { id }: Item, press: Press): Gesture {
  const before = editor.get(selectionAtom);
  const wasSelected = before.includes(id);
  // [S125] One that was chosen out of its group stays so.
  const isAlone = wasSelected && before.length === 1;
  const pressed = isAlone ? [id] : groupOnCanvas(editor, id);
  const others = before.filter((other) => !pressed.includes(other));
  const chosen = press.adding ? [...others, ...pressed] : pressed;
  if (!wasSelected && press.touching) {
    return {
      ...STILL,
      click: () => {
        editor.select(chosen);
      },
    };
  }
  if (!wasSelected) editor.select(chosen);
  return dragItems({ editor, ...scene }, id, () => {
    if (!wasSelected) return;
    editor.select(press.adding ? others : pressed);
  });
}

/** A finger beside the items scrolls; lifted where it was put down it selects nothing. */
const tapBeside = ({ editor }: CanvasScene): Gesture => ({
  ...STILL,
  click: () => {
    editor.select([]);
  },
});

const STILL: Gesture = {
  move: () => undefined,
  drop: () => undefined,
  cancel: () => undefined,
  click: () => undefined,
};
