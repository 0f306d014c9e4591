import { shapeOfRoute } from 'shared-kernel/model';

/** Who has which routes, in react-router's pattern syntax. */
export interface RouteOwners {
  /** Who has the route already; null for nobody. */
  readonly of: (path: string) => string | null;
  readonly take: (owner: string, paths: readonly string[]) => void;
}

export function routeOwners(first: string, paths: readonly string[]): RouteOwners {
  const owners = new Map<string, string>();
  const take = (owner: string, taken: readonly string[]) => {
    for (const path of taken) owners.set(shapeOfRoute(path), owner);
  };
  take(first, paths);
  return { of: (path) => owners.get(shapeOfRoute(path)) ?? null, take };
}
