/** How far Page Up and Page Down go. */
const PAGE = 8;

/** The family that a key leads to from another one; null where it leads nowhere. A letter leads to the next that begins so. */
export function fontMove(key: string, families: readonly string[], from: string): string | null {
  const at = families.indexOf(from);
  const last = families.length - 1;
  const to: Readonly<Record<string, number>> = {
    ArrowDown: Math.min(at + 1, last),
    ArrowUp: Math.max(at - 1, 0),
    PageDown: Math.min(at + PAGE, last),
    PageUp: Math.max(at - PAGE, 0),
    Home: 0,
    End: last,
  };
  const index = to[key];
  if (index !== undefined) return families[index] ?? null;
  if (key.length !== 1 || key === ' ') return null;
  const following = [...families.slice(at + 1), ...families.slice(0, at + 1)];
  return following.find((family) => family.toLowerCase().startsWith(key.toLowerCase())) ?? null;
}
