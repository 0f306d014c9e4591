import type { Item } from 'shared-kernel/model';

/** Texts and buttons: what has a font, padding (spec §5) and words that can come in one after the other. */
export const hasWords = ({ type }: Pick<Item, 'type'>): boolean =>
  type === 'text' || type === 'button';
