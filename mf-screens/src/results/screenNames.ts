import { nameOf, type Screen, type ScreenId } from 'shared-kernel/model';

/** What results call a screen; one that is gone still has its counts. */
export function screenNames(screens: readonly Screen[]): (id: ScreenId) => string {
  const names = new Map(screens.map((screen) => [screen.id, nameOf(screen)]));
  return (id) => names.get(id) ?? 'A screen that was deleted';
}

/** As supporters see the screens; those that are gone come last. */
export function inScreenOrder<Row extends { readonly screenId: ScreenId }>(
  rows: readonly Row[],
  screens: readonly Screen[],
): readonly Row[] {
  const places = new Map(screens.map(({ id }, place) => [id, place]));
  const placeOf = ({ screenId }: Row) => places.get(screenId) ?? screens.length;
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other));
}
