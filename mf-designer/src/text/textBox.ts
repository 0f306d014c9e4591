import type { ItemId, TextPart } from 'shared-kernel/model';

interface HasId {
  readonly id: ItemId;
}

export const textBoxId = ({ id }: HasId, part: TextPart = 'text'): string =>
  part === 'text' ? `text-of-${id}` : `${part}-of-${id}`;

/** Of the box in which it is written on the canvas [S114]. */
export const canvasTextId = ({ id }: HasId): string => `text-on-canvas-of-${id}`;

/** The box in the panel in which an item's text is written. */
export const textFieldOf = (item: HasId, part?: TextPart): HTMLElement | null =>
  document.getElementById(textBoxId(item, part));

/**
 * The box in which an item's text is written, on the canvas while it is written there: the focus belongs there when
 * something else has changed the text.
 */
export const textBoxOf = (item: HasId, part: TextPart = 'text'): HTMLElement | null =>
  (part === 'text' ? document.getElementById(canvasTextId(item)) : null) ?? textFieldOf(item, part);
