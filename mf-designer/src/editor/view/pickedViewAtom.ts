import type { DeviceSize, View } from 'shared-kernel/model';
import { atom } from 'jotai';

import type { ViewPick } from './viewPick';

export interface PickedView {
  readonly view: View;
  readonly size: DeviceSize;
  readonly pick: Exclude<ViewPick, { readonly kind: 'show' }>;
}

/** The view that was chosen and waits for an answer. */
export const pickedViewAtom = atom<PickedView | null>(null);

/** Views for which this tab was told not to copy a layout: it is not asked again. */
export const keptInheritingAtom = atom<ReadonlySet<View>>(new Set<View>());
