import type { ItemId } from 'shared-kernel/model';

interface HasId {
  readonly id: ItemId;
}

export const textBoxId = ({ id }: HasId): string => `text-of-${id}`;

/** The box in which an item's text is written: the focus belongs there when something else has changed the text. */
export const textBoxOf = (item: HasId): HTMLElement | null =>
  document.getElementById(textBoxId(item));
