import { nearestSmallerView } from 'evaluation';
import type { ScreenContent, View } from 'shared-kernel/model';

/** What choosing a view leads to (spec §4). */
export type ViewPick =
  | { readonly kind: 'show' }
  /** No item has a layout there yet; `from` is the nearest smaller view that has. */
  | { readonly kind: 'askToCopy'; readonly from: View }
  | { readonly kind: 'mobileFirst' };

/** [S37] */
export function viewPick({ items }: ScreenContent, view: View): ViewPick {
  if (items.length === 0) return view === 'mobilePortrait' ? SHOW : { kind: 'mobileFirst' };
  if (items.some(({ screenSizes }) => screenSizes[view] !== undefined)) return SHOW;
  const from = nearestSmallerView(items, view);
  return from === null ? SHOW : { kind: 'askToCopy', from };
}

const SHOW: ViewPick = { kind: 'show' };
