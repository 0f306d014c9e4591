import type { Item } from 'shared-kernel/model';

/** Texts, buttons, figures and charts: what has a font and padding (spec §5). */
export const hasWords = ({ type }: Pick<Item, 'type'>): boolean =>
  type === 'text' || type === 'button' || isFigure({ type });

/** What has words around its text, or below it. */
export const isFigure = ({ type }: Pick<Item, 'type'>): boolean =>
  type === 'number' || type === 'progress' || type === 'chart';

/** Whose words can come in one after the other. */
export const canSplit = (item: Pick<Item, 'type'>): boolean => hasWords(item) && !isFigure(item);
