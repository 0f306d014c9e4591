import { nameOf, type Screen, type ScreenId } from 'shared-kernel/model';

/** What results call a screen; one that is gone still has its counts. */
export function screenNames(screens: readonly Screen[]): (id: ScreenId) => string {
  const names = new Map(screens.map((screen) => [screen.id, nameOf(screen)]));
  return (id) => names.get(id) ?? 'A screen that was deleted';
}
