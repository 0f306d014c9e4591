import type { Rectangle } from 'screen-player';
import type { ItemId } from 'shared-kernel/model';

import { placeMark } from './placeMark';

/** What is drawn around a selected item. */
export interface Frame {
  readonly id: ItemId;
  readonly box: Rectangle;
  /** Degrees, about the middle of the box. */
  readonly rotation: number;
  /** Upright, around what is seen of it. */
  readonly bounds: Rectangle;
  /** The item's name; while it is moved, where it is. */
  readonly label: string;
  readonly locked: boolean;
  /** Whether it has handles where it is the only one. */
  readonly handled: boolean;
}

/** The frames of the selected items; a single one has its label, and handles on its sides where it can be changed. */
export function createFrames(page: Document) {
  const element = page.createElement('div');
  const drawn: DrawnFrame[] = [];

  return {
    element,
    show: (frames: readonly Frame[]) => {
      while (drawn.length < frames.length) drawn.push(createFrame(page));
      for (const left of drawn.splice(frames.length)) left.element.remove();
      frames.forEach((frame, index) => {
        const mark = drawn[index];
        mark?.show(frame, frames.length === 1);
        if (mark !== undefined && !mark.element.isConnected) element.append(mark.element);
      });
    },
  };
}

interface DrawnFrame {
  readonly element: HTMLElement;
  show(frame: Frame, alone: boolean): void;
}

const HANDLES = ['left', 'right', 'top', 'bottom', 'turn'] as const;

function createFrame(page: Document): DrawnFrame {
  const element = page.createElement('div');
  const box = page.createElement('div');
  const held = page.createElement('div');
  const label = page.createElement('div');
  const text = page.createTextNode('');
  const handles = HANDLES.map((side) => {
    const handle = page.createElement('div');
    handle.dataset['handle'] = side;
    return handle;
  });
  box.dataset['mark'] = 'frame';
  held.dataset['mark'] = 'held';
  label.dataset['mark'] = 'label';
  label.append(text);
  held.append(label);
  box.append(...handles);
  element.append(box, held);

  return {
    element,
    show: ({ box: place, rotation, bounds, locked, handled, label: words }, alone) => {
      placeMark(box, place);
      box.style.rotate = rotation === 0 ? '' : `${String(rotation)}deg`;
      placeMark(held, bounds);
      box.toggleAttribute('data-locked', locked);
      if (text.data !== words) text.data = words;
      label.hidden = !alone;
      for (const handle of handles) handle.hidden = !alone || !handled;
    },
  };
}
