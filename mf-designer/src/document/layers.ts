import { inLayerOrder } from 'evaluation';
import type { Item, ItemId, ScreenContent } from 'shared-kernel/model';

/** Where something goes among what it overlaps, in front of it or behind. */
export type LayerMove = 'front' | 'forward' | 'backward' | 'back';

/** [S96] Moves items in front of others or behind them; their order in time stays. Several keep how they lie to each other. */
export function moveLayers(
  content: ScreenContent,
  ids: readonly ItemId[],
  move: LayerMove,
): ScreenContent {
  const wanted = new Set(ids);
  const stack = inLayerOrder(content.items);
  return layeredAs(
    content,
    MOVES[move](stack, ({ id }) => wanted.has(id)),
  );
}

/** Items that come to others lie in front of them, and to each other as they did. */
export function inFrontOf(items: readonly Item[], others: readonly Item[]): readonly Item[] {
  const front = Math.max(0, ...others.map(({ layer }) => layer));
  const least = Math.min(...items.map(({ layer }) => layer));
  return items.map((item) => withLayer(item, front + item.layer - least));
}

type Restack = (stack: readonly Item[], isMoved: (item: Item) => boolean) => readonly Item[];

const toEnd: Restack = (stack, isMoved) => [
  ...stack.filter((item) => !isMoved(item)),
  ...stack.filter(isMoved),
];

/** Those that lie at the end already wait there. */
const oneUp: Restack = (stack, isMoved) => {
  const restacked: Item[] = [];
  for (const item of stack.toReversed()) {
    const above = restacked.at(-1);
    if (isMoved(item) && above !== undefined && !isMoved(above)) restacked.splice(-1, 0, item);
    else restacked.push(item);
  }
  return restacked.reverse();
};

const upsideDown =
  (restack: Restack): Restack =>
  (stack, isMoved) =>
    restack(stack.toReversed(), isMoved).toReversed();

const MOVES = {
  front: toEnd,
  forward: oneUp,
  backward: upsideDown(oneUp),
  back: (stack, isMoved) => [...stack.filter(isMoved), ...stack.filter((item) => !isMoved(item))],
} as const satisfies Record<LayerMove, Restack>;

/** As few layers as that takes: none where items lie as they come in. */
function layeredAs(content: ScreenContent, stack: readonly Item[]): ScreenContent {
  const layers = new Map<ItemId, number>();
  let layer = 0;
  let before = -Infinity;
  for (const { id, order } of stack) {
    if (order < before) layer += 1;
    before = order;
    layers.set(id, layer);
  }
  const items = content.items.map((item) => withLayer(item, layers.get(item.id) ?? 0));
  return items.every((item, index) => item === content.items[index])
    ? content
    : { ...content, items };
}

const withLayer = (item: Item, layer: number): Item =>
  item.layer === layer ? item : { ...item, layer };
