/** How names are compared when one may be meant for another: without case, curly quotes and idle blanks. */
export const folded = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/[‘’‚‛′]/g, "'")
    .replace(/[“”„‟″]/g, '"')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** The name that was most likely meant, or null where none is near. */
export function nearestName(meant: string, names: readonly string[]): string | null {
  const wanted = bare(meant);
  if (wanted === '') return null;
  const farthest = Math.max(1, Math.floor(wanted.length / 3));
  let nearest: string | null = null;
  let least = farthest + 1;
  for (const name of names) {
    const distance = editDistance(wanted, bare(name), least);
    if (distance >= least) continue;
    [nearest, least] = [name, distance];
    if (least === 0) break;
  }
  return nearest ?? names.find((name) => bare(name).startsWith(wanted)) ?? null;
}

/** Folded, and without quotes around it. */
const bare = (name: string): string => folded(name).replace(/^["']+|["']+$/g, '');

/** Letters to change, add or take away; `limit` where it is that many or more. */
function editDistance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) >= limit) return limit;
  let above = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const changed = (above[column - 1] ?? 0) + (one[row - 1] === other[column - 1] ? 0 : 1);
      const taken = (above[column] ?? 0) + 1;
      const added = (line[column - 1] ?? 0) + 1;
      line.push(Math.min(changed, taken, added));
    }
    if (Math.min(...line) >= limit) return limit;
    above = line;
  }
  return Math.min(above[other.length] ?? 0, limit);
}
