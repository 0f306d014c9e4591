import type { Item } from 'shared-kernel/model';

export interface StageOptions {
  /** Origin before paths of images, where the stage stands on a foreign page; '' on the product's own. */
  readonly ownOrigin?: string;
  /** [P17] What a share item shows, asked for once for each; without it, a placeholder. */
  readonly shareBody?: (item: Item) => HTMLElement;
}
