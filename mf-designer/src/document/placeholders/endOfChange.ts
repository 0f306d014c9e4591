/** Where what changed from one text to another ends in the other: where a caret belongs after undo [S48]. */
export function endOfChange(before: string, after: string): number {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let same = 0;
  while (same < shorter - start && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  return after.length - same;
}
