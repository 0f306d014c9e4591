import type { Item, Layout } from 'shared-kernel/model';

import type { ObjectPart, StageObject, StageOptions } from './stageOptions';

/** An item that needs the part is not seen until it has come; where it does not come, it stands there plainly. */
export function createDressing(page: Document, options: StageOptions, redraw: () => void) {
  /** undefined: not asked for; null: on its way. */
  let object: StageObject | null | undefined;
  let failed = false;
  const create = (part: ObjectPart) => {
    object = part.createObject(page, options);
  };
  /** undefined where the item is plain. */
  return (
    { type, look, photo }: Pick<Item, 'type'> & Partial<Item>,
    { height }: Partial<Layout>,
  ): StageObject | null | undefined => {
    // Answers of earlier releases say nothing of what has come since.
    if (failed || (/text|image/.test(type) && !look && !photo && height == null)) return undefined;
    if (object === undefined) {
      object = null;
      if (options.objects) create(options.objects);
      else
        void import(/* webpackChunkName: "objects" */ '../objects')
          .then(create, () => {
            failed = true;
          })
          .then(redraw);
    }
    return object;
  };
}
