import type { Rectangle } from 'screen-player';
import type { ItemId } from 'shared-kernel/model';

import { placeMark } from './placeMark';

/** What is drawn around a selected item. */
export interface Frame {
  readonly id: ItemId;
  readonly box: Rectangle;
  /** The item's name; while it is moved, where it is. */
  readonly label: string;
  readonly locked: boolean;
}

/** The frames of the selected items; a single one has its label and, unless it is locked, handles on its sides. */
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

function createFrame(page: Document): DrawnFrame {
  const element = page.createElement('div');
  const label = page.createElement('div');
  const text = page.createTextNode('');
  const handles = (['left', 'right'] as const).map((side) => {
    const handle = page.createElement('div');
    handle.dataset['handle'] = side;
    return handle;
  });
  element.dataset['mark'] = 'frame';
  label.dataset['mark'] = 'label';
  label.append(text);
  element.append(label, ...handles);

  return {
    element,
    show: (frame, alone) => {
      placeMark(element, frame.box);
      element.toggleAttribute('data-locked', frame.locked);
      if (text.data !== frame.label) text.data = frame.label;
      label.hidden = !alone;
      for (const handle of handles) handle.hidden = !alone || frame.locked;
    },
  };
}
