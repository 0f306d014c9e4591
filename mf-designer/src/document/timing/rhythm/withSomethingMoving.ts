import { imageAddress, showOf } from 'screen-player';
import type { Item, ItemType, Loop, ScreenContent } from 'shared-kernel/model';

import { changeItem } from '../../changeItem';
import { isDecoration } from '../../itemName';
import { withChanges } from '../../withChanges';
import { stillStretches, type StillStretch } from '../stillStretches';
import type { Filling } from './filling';

/** [S86] Where reading takes so long that nothing would move, something does: the background, else an object. */
export function withSomethingMoving(
  content: ScreenContent,
  fillings: readonly Filling[],
): ScreenContent {
  const found = fillings
    .map((fill) => ({ fill, stretch: stillStretches(fill(content))[0] }))
    .find(({ stretch }) => stretch !== undefined);
  if (found?.stretch === undefined) return content;
  const moving = withBackground(content) ?? withObject(content, found.fill, found.stretch);
  return moving === null ? content : withSomethingMoving(moving, fillings);
}

/** null where the background has nothing to move, or moves. */
function withBackground(content: ScreenContent): ScreenContent | null {
  const { backgroundImage, backgroundMotion } = content;
  const { movement, gradient } = backgroundMotion;
  if (movement === 'none' && imageAddress(backgroundImage) !== null) {
    return { ...content, backgroundMotion: { ...backgroundMotion, movement: 'zoomIn' } };
  }
  if (gradient.movement === 'none' && gradient.colours.length > 1) {
    const drifting = { ...gradient, movement: 'drift' as const };
    return { ...content, backgroundMotion: { ...backgroundMotion, gradient: drifting } };
  }
  return null;
}

const LOOPS: Readonly<Record<ItemType, Loop>> = {
  image: 'drift',
  button: 'pulse',
  text: 'float',
  share: 'float',
  shape: 'drift',
  number: 'pulse',
  progress: 'float',
  chart: 'float',
};

/** What may move while it is looked at, the likeliest first; of equals, what came last. */
const CARRIERS: readonly ((item: Item) => boolean)[] = [
  ({ type }) => type === 'image',
  ({ type }) => type === 'button',
  ({ type }) => type === 'number',
  (item) => item.type === 'text' && !isDecoration(item),
  isDecoration,
  ({ type }) => type === 'share' || type === 'progress' || type === 'chart',
];

function withObject(
  content: ScreenContent,
  fill: Filling,
  { fromMs, toMs }: StillStretch,
): ScreenContent | null {
  const standing = showOf(fill(content)).items.filter(
    ({ item, landedMs, restsMs }) =>
      item.motion.loop === 'none' && landedMs <= fromMs && restsMs >= toMs,
  );
  const carrier = CARRIERS.flatMap((fits) =>
    standing.filter(({ item }) => fits(item)).toReversed(),
  )[0];
  if (carrier === undefined) return null;
  const { id, type } = carrier.item;
  return changeItem(content, id, (item) =>
    withChanges(item, { motion: withChanges(item.motion, { loop: LOOPS[type] }) }),
  );
}
