import type { Item } from 'shared-kernel/model';

import type { Gesture } from '../../controls/pointer/gesture';
import {
  contentAtom,
  lockedIdsAtom,
  selectedItemAtom,
  selectionAtom,
} from '../../editor/documentAtoms';
import type { CanvasScene } from '../canvasScene';
import { itemAt } from '../itemAt';
import { dragItems } from './dragItems';
import { drawMarquee } from './drawMarquee';
import { resizeItem } from './resizeItem';

/** What pressing means, by what it is that is pressed. */
export function beginGesture(scene: CanvasScene, event: PointerEvent): Gesture | null {
  const { editor } = scene;
  const { target } = event;
  if (!(target instanceof HTMLElement)) return null;
  const adding = event.shiftKey || event.ctrlKey || event.metaKey;
  const selected = editor.get(selectedItemAtom);
  const side = target.dataset['handle'];
  if (selected !== null && (side === 'left' || side === 'right')) {
    return resizeItem(scene, selected, side);
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
  const chosen = press.adding ? [...before.filter((other) => other !== id), id] : [id];
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
    editor.select(press.adding ? before.filter((other) => other !== id) : [id]);
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
