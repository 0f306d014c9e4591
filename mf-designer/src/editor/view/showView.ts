import type { DeviceSize, View } from 'shared-kernel/model';

import type { DesignEditor } from '../createEditor';
import { deviceSizeAtom, viewAtom } from './viewAtoms';

export const showView = ({ store }: DesignEditor, view: View, size: DeviceSize): void => {
  store.set(viewAtom, view);
  store.set(deviceSizeAtom, size);
};
