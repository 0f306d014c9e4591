import type { Item } from 'shared-kernel/model';

export interface StageOptions {
  /** Origin before paths of images, where the stage stands on a foreign page; '' on the product's own. */
  readonly ownOrigin?: string;
  /** [P17] What a share item shows, asked for once for each; without it, a placeholder. Where it resets its styles, it has to take `visibility` and `pointer-events` back from around it [P27]. */
  readonly shareBody?: (item: Item) => HTMLElement;
}
