/** Of searches and screens, as the rules have it. */
export const MAX_NAME_LENGTH = 200;

/** A name for a copy that none of the others has: `Walkers (copy)`, then `Walkers (copy 2)`. */
export function copyName(name: string, takenNames: ReadonlySet<string>): string {
  const original = name.replace(/ \(copy(?: \d+)?\)$/, '');
  for (let number = 1; ; number += 1) {
    const ending = number === 1 ? ' (copy)' : ` (copy ${String(number)})`;
    const copy = original.slice(0, MAX_NAME_LENGTH - ending.length) + ending;
    if (!takenNames.has(copy)) return copy;
  }
}
