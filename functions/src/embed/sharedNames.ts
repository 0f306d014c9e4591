import type { ScreenContent } from 'shared-kernel/model';

/**
 * What objects that move from one of these screens to the next are called on their way out, in place of the names that
 * staff gave them; every other name stays on the server.
 */
export function sharedNames(
  screens: readonly Pick<ScreenContent, 'transition' | 'items'>[],
): ReadonlyMap<string, string> {
  const moving = screens.flatMap(({ transition, items }, index) => {
    if (transition.kind !== 'sharedElement') return [];
    const before = new Set(screens[index - 1]?.items.map(({ name }) => name));
    return items.map(({ name }) => name).filter((name) => name !== '' && before.has(name));
  });
  return new Map([...new Set(moving)].map((name, index) => [name, String(index + 1)]));
}
