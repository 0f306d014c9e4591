/** [P45] More than these are not counted by anybody: then each stands for a hundredth. */
const MOST_DOTS = 100;

export interface Dots {
  readonly count: number;
  readonly filled: number;
  readonly across: number;
}

/** How many dots a goal has, and how many of them are filled: none only where there is nothing, all only at the goal. */
export function dotsOf(value: number, goal: number): Dots {
  const count = goal > MOST_DOTS ? MOST_DOTS : Math.max(1, Math.round(goal));
  const reached = (value / goal) * count;
  const filled =
    value >= goal
      ? count
      : value <= 0
        ? 0
        : Math.min(count - 1, Math.max(1, Math.floor(reached + 1e-9)));
  return { count, filled: Math.max(0, filled), across: acrossOf(count) };
}

/** Rows of a length that can be counted. */
function acrossOf(count: number): number {
  if (count <= 5) return count;
  if (count <= 12) return Math.ceil(count / 2);
  return count <= 24 ? Math.ceil(count / 3) : 10;
}
