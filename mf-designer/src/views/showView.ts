import type { DeviceSize, View } from 'shared-kernel/model';

import type { DesignEditor } from '../editor/createEditor';
import { deviceSizeAtom, viewAtom } from '../editor/viewAtoms';

export const showView = ({ store }: DesignEditor, view: View, size: DeviceSize): void => {
  store.set(viewAtom, view);
  store.set(deviceSizeAtom, size);
};
