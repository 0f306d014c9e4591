import { layoutFor } from 'evaluation';
import type { Item, ItemId, Layout, ScreenContent, View } from 'shared-kernel/model';

import { changeItems } from './changeItem';
import { withLayout } from './changeLayout';
import { inListOrder } from './inListOrder';
import { withChanges } from './withChanges';

export const EDGES = ['left', 'centre', 'right', 'top', 'middle', 'bottom'] as const;
export type Edge = (typeof EDGES)[number];

export const AXES = ['horizontal', 'vertical'] as const;
export type Axis = (typeof AXES)[number];

/** How high each item is drawn, in percent of the stage: its text decides. */
export type Heights = ReadonlyMap<ItemId, number>;

export interface Selected {
  readonly ids: readonly ItemId[];
  readonly view: View;
  readonly heights: Heights;
}

/** [S35] Brings an edge, or the middle, of each item to that of the frame around all of them. */
export function alignItems(content: ScreenContent, selected: Selected, edge: Edge): ScreenContent {
  const { axis, share } = LINES[edge];
  const spans = spansOf(content, selected, axis);
  const start = Math.min(...spans.map((span) => span.start));
  const end = Math.max(...spans.map((span) => span.start + span.length));
  return placed(
    content,
    selected.view,
    axis,
    spans.map((span) => ({ ...span, start: start + share * (end - start - span.length) })),
  );
}

/** [S35] Leaves the same gap between neighbours; the outermost stay. Fewer than three have nothing to share out. */
export function distributeItems(
  content: ScreenContent,
  selected: Selected,
  axis: Axis,
): ScreenContent {
  const spans = spansOf(content, selected, axis).toSorted(byMiddle);
  const [first, last] = [spans[0], spans.at(-1)];
  if (first === undefined || last === undefined || spans.length < 3) return content;
  const room = last.start + last.length - first.start;
  const gap = (room - sum(spans.map(({ length }) => length))) / (spans.length - 1);
  const moved = spans.map((span, index) => ({
    ...span,
    start: first.start + sum(spans.slice(0, index).map(({ length }) => length + gap)),
  }));
  return placed(content, selected.view, axis, moved.slice(1, -1));
}

/** `share` is how much of the free room lies before the item. */
const LINES = {
  left: { axis: 'horizontal', share: 0 },
  centre: { axis: 'horizontal', share: 0.5 },
  right: { axis: 'horizontal', share: 1 },
  top: { axis: 'vertical', share: 0 },
  middle: { axis: 'vertical', share: 0.5 },
  bottom: { axis: 'vertical', share: 1 },
} as const satisfies Record<Edge, { readonly axis: Axis; readonly share: number }>;

/** An item along one axis, in percent of the stage from its left or top edge. */
interface Span {
  readonly id: ItemId;
  readonly start: number;
  readonly length: number;
}

function spansOf(content: ScreenContent, selected: Selected, axis: Axis): readonly Span[] {
  const ids = new Set(selected.ids);
  return inListOrder(content)
    .filter(({ id }) => ids.has(id))
    .map((item): Span => {
      const { maxWidth, position } = layoutFor(item, selected.view);
      return axis === 'horizontal'
        ? { id: item.id, start: leftOf(item, position.horizontal, maxWidth), length: maxWidth }
        : { id: item.id, start: position.top, length: selected.heights.get(item.id) ?? 0 };
    });
}

/** Right-aligned items count from the right edge (D15); the same sum leads back. */
const leftOf = ({ horizontalAlignment }: Item, horizontal: number, width: number): number =>
  horizontalAlignment === 'right' ? 100 - horizontal - width : horizontal;

function placed(
  content: ScreenContent,
  view: View,
  axis: Axis,
  spans: readonly Span[],
): ScreenContent {
  const starts = new Map(spans.map(({ id, start }) => [id, start]));
  return changeItems(content, [...starts.keys()], (item) =>
    withLayout(item, view, (layout) => {
      const start = starts.get(item.id) ?? 0;
      const changes =
        axis === 'horizontal'
          ? { horizontal: tenth(leftOf(item, start, layout.maxWidth)) }
          : { top: tenth(start) };
      return withPosition(layout, changes);
    }),
  );
}

const withPosition = (layout: Layout, changes: Partial<Layout['position']>): Layout =>
  withChanges(layout, { position: withChanges(layout.position, changes) });

/** [S6] To a tenth of a percent, within the stage. */
const tenth = (percent: number): number =>
  Math.round(Math.max(0, Math.min(100, percent)) * 10) / 10;

const byMiddle = (one: Span, other: Span): number =>
  one.start + one.length / 2 - (other.start + other.length / 2);

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);
