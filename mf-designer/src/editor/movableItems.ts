import type { Item } from 'shared-kernel/model';

import type { DesignEditor } from './createEditor';
import { lockedIdsAtom, selectedItemsAtom } from './documentAtoms';

/** [S25] What is selected and not locked, in the order of the list. */
export function movableItems({ get }: Pick<DesignEditor, 'get'>): readonly Item[] {
  const locked = get(lockedIdsAtom);
  return get(selectedItemsAtom).filter(({ id }) => !locked.has(id));
}
