import type { ItemType } from 'shared-kernel/model';

import type { DesignEditor } from '../editor/createEditor';
import { selectedItemAtom } from '../editor/documentAtoms';
import { askedFieldAtom, type AskedField } from '../editor/panels/askedFieldAtom';

/** Where the content of an item is written; null where it has none. */
const FIELDS = {
  text: 'text',
  image: 'itemAddress',
  share: null,
  button: 'text',
  shape: null,
  number: 'text',
  progress: 'text',
  chart: 'text',
} as const satisfies Record<ItemType, AskedField | null>;

/** [S28] The field in which the content of the selected item is written takes the focus. */
export function editContent({ store }: DesignEditor): void {
  const item = store.get(selectedItemAtom);
  if (item !== null) store.set(askedFieldAtom, FIELDS[item.type]);
}
