import { DocumentPath } from './ruleValue';
import { UNKNOWN, type Binding } from './scope';
import type { PathPattern } from './syntax';

/** Segments of a requested path; the id of a list's documents is UNKNOWN. */
export type RequestPath = readonly (string | typeof UNKNOWN)[];

export interface PathMatch {
  readonly bindings: ReadonlyMap<string, Binding>;
  readonly rest: RequestPath;
}

/**
 * Every way in which a pattern fits the beginning of a path (R3). A `{name=**}` takes zero or more
 * segments, so it may fit in several ways.
 */
export function matchPath(pattern: PathPattern, path: RequestPath): readonly PathMatch[] {
  const [first, ...others] = pattern;
  if (first === undefined) return [{ bindings: new Map(), rest: path }];
  if (first.kind === 'rest') {
    return Array.from({ length: path.length + 1 }, (_, taken) => taken).flatMap((taken) =>
      bound(first.name, caught(path.slice(0, taken)), matchPath(others, path.slice(taken))),
    );
  }
  const [segment, ...rest] = path;
  if (segment === undefined) return [];
  if (first.kind === 'one') return bound(first.name, segment, matchPath(others, rest));
  return first.text === segment ? matchPath(others, rest) : [];
}

function bound(name: string, value: Binding, matches: readonly PathMatch[]): readonly PathMatch[] {
  return matches.map(({ bindings, rest }) => ({
    bindings: new Map([...bindings, [name, value]]),
    rest,
  }));
}

function caught(segments: RequestPath): Binding {
  const known = segments.filter((segment) => segment !== UNKNOWN);
  return known.length === segments.length ? new DocumentPath(known) : UNKNOWN;
}
