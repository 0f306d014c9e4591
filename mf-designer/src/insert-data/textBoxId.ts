import type { ItemId } from 'shared-kernel/model';

/** Of the box in which an item's text is written, where the focus belongs when something else has changed the text. */
export const textBoxId = ({ id }: { readonly id: ItemId }): string => `text-of-${id}`;
