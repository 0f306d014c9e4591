import type { ItemId, ScreenContent } from 'shared-kernel/model';

import { ACCENT_MS } from '../motion/accents';
import type { Life } from './lifeOf';
import { showOf } from './showOf';

export type MovementKind = 'entrance' | 'text' | 'accent' | 'loop' | 'exit' | 'background';

/** A stretch of a screen's time in which something moves. */
export interface Movement {
  /** null: the background. */
  readonly itemId: ItemId | null;
  readonly fromMs: number;
  /** The same as `fromMs` where an item is there at once. It may lie after the end marker [P2]. */
  readonly toMs: number;
  readonly kind: MovementKind;
}

/**
 * [P37] Everything that moves on a screen, and when, in the order of its beginning: each entrance (`text` where it types or
 * counts), accent, loop and exit of an item once, the background once.
 */
export function movementsOf(content: ScreenContent): readonly Movement[] {
  const { items, endMs, backgroundMoves } = showOf(content);
  const background: readonly Movement[] = backgroundMoves
    ? [{ itemId: null, fromMs: 0, toMs: endMs, kind: 'background' }]
    : [];
  return [
    ...background,
    ...items.flatMap(({ item, ...life }) =>
      stretchesOf(life).map((stretch) => ({ itemId: item.id, ...stretch })),
    ),
  ].sort((one, other) => one.fromMs - other.fromMs);
}

function stretchesOf(life: Life): readonly Omit<Movement, 'itemId'>[] {
  const { atMs, motion, landedMs, exitMs, restsMs, goneMs } = life;
  const accentEndMs = landedMs + ACCENT_MS[motion.accent];
  const stretches: readonly (Omit<Movement, 'itemId'> | null)[] = [
    { fromMs: atMs, toMs: landedMs, kind: motion.text === null ? 'entrance' : 'text' },
    motion.accent === 'none'
      ? null
      : { fromMs: landedMs, toMs: Math.min(accentEndMs, goneMs), kind: 'accent' },
    motion.loop === 'none' || restsMs <= landedMs
      ? null
      : { fromMs: landedMs, toMs: restsMs, kind: 'loop' },
    exitMs === null ? null : { fromMs: exitMs, toMs: goneMs, kind: 'exit' },
  ];
  return stretches.filter((stretch) => stretch !== null);
}
