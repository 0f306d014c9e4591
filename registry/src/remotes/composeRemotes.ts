import { manifestAddress } from './places';
import type { Pointer, Release } from './release';
import type { Result } from 'shared-kernel/model';

type Pages = Pick<Release, 'paths' | 'needs' | 'nav'>;

/** A release as browsers are told it. What is built in the repository has neither a hash nor a day, and may not be built. */
export interface PlacedRelease {
  readonly version: string;
  readonly manifest: string;
  readonly integrity: string | null;
  readonly since: string | null;
  readonly contract: number | null;
  readonly kernel: string | null;
}

/** One remote as `/remotes.json` names it. `manifest` is that of `current`, for shells that know of one release alone. */
export interface RemoteLine extends Pages {
  readonly id: string;
  readonly owner: string;
  readonly manifest: string;
  readonly current: PlacedRelease;
  /** What a share of the browsers gets in place of `current`. */
  readonly next?: PlacedRelease & Pages & { readonly share: number };
  /** What is offered where `current` does not load. */
  readonly lastGood?: PlacedRelease & Pages;
}

/** In the place of a line: a remote of which nothing is known but that something is wrong. */
export interface FaultyLine {
  readonly id: string;
  readonly fault: string;
}

/** A remote that is there without a release, as the repository has it. */
export interface WorkspaceRemote extends Pages {
  readonly id: string;
  readonly owner: string;
  readonly current: PlacedRelease;
}

export interface PointerFound {
  readonly id: string;
  readonly pointer: Result<Pointer, string>;
}

/**
 * The answer of `/remotes.json`: each remote by its pointer, or else as the repository has it, in the order of the header.
 * A pointer that cannot be read costs its own line.
 */
export function composeRemotes(
  pointers: readonly PointerFound[],
  workspace: readonly WorkspaceRemote[] = [],
): { readonly remotes: readonly (RemoteLine | FaultyLine)[] } {
  const released = pointers.flatMap(({ id, pointer }): (RemoteLine | FaultyLine)[] => {
    if (!pointer.ok) return [{ id, fault: pointer.error }];
    const line = lineOf(pointer.value);
    return line === null ? [] : [line];
  });
  const known = new Set(released.map(({ id }) => id));
  const others = workspace
    .filter(({ id }) => !known.has(id))
    .map((remote) => ({ ...remote, manifest: remote.current.manifest }));
  return { remotes: [...released, ...others].sort(inOrder) };
}

function lineOf({ id, owner, current, next, lastGood }: Pointer): RemoteLine | null {
  if (current === null) return null;
  return {
    id,
    owner,
    manifest: manifestAddress(id, current.version),
    ...pagesOf(current),
    current: placed(id, current),
    ...(next === null
      ? {}
      : {
          next: {
            ...placed(id, next.release),
            ...pagesOf(next.release),
            share: next.share,
          },
        }),
    ...(lastGood === null ? {} : { lastGood: { ...placed(id, lastGood), ...pagesOf(lastGood) } }),
  };
}

const pagesOf = ({ paths, needs, nav }: Release): Pages => ({ paths, needs, nav });

const placed = (
  id: string,
  { version, integrity, since, contract, kernel }: Release,
): PlacedRelease => ({
  version,
  manifest: manifestAddress(id, version),
  integrity,
  since,
  contract,
  kernel,
});

/** As the header shows them; those without an entry last, by their ids. */
function inOrder(one: RemoteLine | FaultyLine, other: RemoteLine | FaultyLine): number {
  const byOrder = orderOf(one) - orderOf(other);
  return byOrder === 0 || Number.isNaN(byOrder) ? (one.id < other.id ? -1 : 1) : byOrder;
}

const orderOf = (line: RemoteLine | FaultyLine): number =>
  'fault' in line ? Infinity : (line.nav?.order ?? Infinity);
