/** Who has which routes, in react-router's pattern syntax. */
export interface RouteOwners {
  /** Who has the route already; null for nobody. */
  readonly of: (path: string) => string | null;
  readonly take: (owner: string, paths: readonly string[]) => void;
}

export function routeOwners(first: string, paths: readonly string[]): RouteOwners {
  const owners = new Map<string, string>();
  const take = (owner: string, taken: readonly string[]) => {
    for (const path of taken) owners.set(shapeOf(path), owner);
  };
  take(first, paths);
  return { of: (path) => owners.get(shapeOf(path)) ?? null, take };
}

/** Patterns of one shape match the same addresses, whatever their parameters are called. */
const shapeOf = (path: string): string =>
  path
    .toLowerCase()
    .replace(/:[^/]*/g, ':')
    .replace(/\/+$/, '') || '/';
