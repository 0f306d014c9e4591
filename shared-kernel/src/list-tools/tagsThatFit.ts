/** What says how many more there are, in px: "+12". */
const MORE_PX = 36;

/** The widths of tags side by side, in px. */
interface TagLine {
  readonly widths: readonly number[];
  readonly gap: number;
}

/** How many of the first tags stand on a line of so many px, beside what says how many more there are; always one. */
export function tagsThatFit({ widths, gap }: TagLine, room: number): number {
  if (endOf({ widths, gap }, widths.length) <= room) return widths.length;
  const fitting = widths.filter(
    (_, index) => endOf({ widths, gap }, index + 1) + gap + MORE_PX <= room,
  ).length;
  return Math.min(Math.max(fitting, 1), widths.length);
}

/** The room that a line needs to show its first tag, and that there are more. */
export const leastRoom = ({ widths, gap }: TagLine): number =>
  endOf({ widths, gap }, Math.min(widths.length, 1)) + (widths.length > 1 ? gap + MORE_PX : 0);

const endOf = ({ widths, gap }: TagLine, count: number): number =>
  widths.slice(0, count).reduce((sum, width) => sum + width, 0) + gap * Math.max(count - 1, 0);
