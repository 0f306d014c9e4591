import type { ItemId } from 'shared-kernel/model';

import type { Gesture } from '../controls/pointer/gesture';
import { withDelay, type DelayOwner } from '../document/timing/delayEdits';
import { nearestDelay } from '../document/timing/delayOptions';
import type { DesignEditor } from '../editor/createEditor';
import { contentAtom, selectionAtom } from '../editor/documentAtoms';
import { showMoment, stopPlaying } from '../editor/playback/transport';
import { draggedDelayAtom, timelineAtom } from '../editor/timing/timelineAtom';
import { timeScaleAtom } from './timeScaleAtom';

/** What a press on the timeline begins: dragging a bar, or looking at a moment. */
export function beginTimelineGesture(editor: DesignEditor, event: PointerEvent): Gesture | null {
  if (!(event.target instanceof Element)) return null;
  const bar = event.target.closest('[data-delay-owner]');
  if (bar !== null) {
    const owner = ownerOf(editor, bar.getAttribute('data-delay-owner'));
    return owner === null ? null : dragDelay(editor, owner, addsToSelection(event));
  }
  const ruler = event.target.closest('[data-ruler]');
  if (ruler === null) return null;
  const { left } = ruler.getBoundingClientRect();
  return scrub(editor, (event.clientX - left) / editor.get(timeScaleAtom));
}

/** [S59] A press chooses; with Shift or Ctrl it adds or takes away. */
export function chooseItem(editor: DesignEditor, id: ItemId, adds: boolean): void {
  const selection = editor.get(selectionAtom);
  if (!adds) editor.select([id]);
  else if (selection.includes(id)) editor.select(selection.filter((other) => other !== id));
  else editor.select([...selection, id]);
}

export const addsToSelection = (held: {
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}): boolean => held.shiftKey || held.ctrlKey || held.metaKey;

const ownerOf = (editor: DesignEditor, name: string | null): DelayOwner | null => {
  if (name === 'end') return 'end';
  return editor.get(contentAtom).items.find(({ id }) => id === name)?.id ?? null;
};

/** [S59] What is dragged or stepped is chosen, so that keys that move what is chosen move it; several stay so. */
export function selectOwner(editor: DesignEditor, owner: DelayOwner): void {
  if (owner !== 'end' && !editor.get(selectionAtom).includes(owner)) editor.select([owner]);
}

/** [S54] The delay follows the pointer from option to option; releasing it is one step of undo. */
function dragDelay(editor: DesignEditor, owner: DelayOwner, adds: boolean): Gesture {
  const scale = editor.get(timeScaleAtom);
  const before = delayOf(editor, owner);
  let delaySeconds = before;
  const endDrag = () => {
    editor.store.set(draggedDelayAtom, null);
  };
  return {
    move: ({ by }) => {
      selectOwner(editor, owner);
      delaySeconds = nearestDelay(before + by.x / scale);
      editor.store.set(draggedDelayAtom, { owner, delaySeconds, pixelsPerSecond: scale });
    },
    drop: () => {
      editor.edit((content) => withDelay(content, owner, delaySeconds));
      endDrag();
    },
    cancel: endDrag,
    click: () => {
      if (owner !== 'end') chooseItem(editor, owner, adds);
    },
  };
}

function delayOf(editor: DesignEditor, owner: DelayOwner): number {
  const { items, delayAfterLastItem } = editor.get(contentAtom);
  return items.find(({ id }) => id === owner)?.delay ?? delayAfterLastItem;
}

/** [S56] */
function scrub(editor: DesignEditor, fromSeconds: number): Gesture {
  const scale = editor.get(timeScaleAtom);
  const show = (seconds: number) => {
    const { endSeconds } = editor.get(timelineAtom);
    showMoment(editor, Math.max(0, Math.min(endSeconds, seconds)) * 1000);
  };
  show(fromSeconds);
  return {
    move: ({ by }) => {
      show(fromSeconds + by.x / scale);
    },
    drop: () => undefined,
    cancel: () => {
      stopPlaying(editor);
    },
    click: () => undefined,
  };
}
