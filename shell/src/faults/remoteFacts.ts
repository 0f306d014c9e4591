import { SHELL } from 'shared-kernel/model';
import * as v from 'valibot';
import shell from '../../package.json';
import type { PlacedRemote } from '../remotes/remoteOverride';
import { releaseOfStack } from './releaseOfStack';

/** What a build says about itself in its manifest. */
export interface RemoteFacts {
  readonly version: string;
  readonly owner: string;
  /** The contract and the version of the kernel that it was built with; null where it does not say. */
  readonly contract: number | null;
  readonly kernel: string | null;
}

const Manifest = v.object({
  supporterScreens: v.object({
    version: v.string(),
    owner: v.string(),
    contract: v.nullish(v.pipe(v.unknown(), v.transform(Number)), null),
    kernel: v.nullish(v.string(), null),
  }),
});

/** What stands in a fault where a manifest could not be read. */
export const UNKNOWN = 'unknown';

export const SHELL_FACTS: RemoteFacts = {
  version: shell.version,
  owner: 'Supporter Screens',
  contract: null,
  kernel: null,
};

/** A remote that hangs is told of without its version. */
const FACTS_TIMEOUT_MS = 5_000;

/** The remotes of this page, by their ids. */
let placed: ReadonlyMap<string, PlacedRemote> = new Map();
const read = new Map<string, Promise<RemoteFacts | null>>();

export function placeRemotes(remotes: readonly PlacedRemote[]): void {
  placed = new Map(remotes.map((remote) => [remote.id, remote]));
  read.clear();
}

export const placedRemotes = (): readonly PlacedRemote[] => [...placed.values()];

/** A remote's release, and the one that is offered in its place. */
type Release = Pick<PlacedRemote, 'id' | 'manifest' | 'version' | 'owner'>;

const releasesOf = (remote: PlacedRemote | undefined): readonly Release[] =>
  remote === undefined ? [] : [remote, ...(remote.instead === undefined ? [] : [remote.instead])];

export const placedReleases = (): readonly Release[] => placedRemotes().flatMap(releasesOf);

/** The facts of the release that this page has, from its manifest; null where that cannot be read. */
export function remoteFacts(remote: Pick<PlacedRemote, 'manifest'>): Promise<RemoteFacts | null> {
  const reading = read.get(remote.manifest) ?? readFacts(remote.manifest);
  read.set(remote.manifest, reading);
  void reading.then((facts) => {
    if (facts === null) read.delete(remote.manifest);
  });
  return reading;
}

/**
 * Whom a fault is told, and of which version: that of the scripts in its stack, since a page may have gone on with the
 * release before. What a manifest does not say, the registry does.
 */
export async function addresseeOf(
  id: string,
  stack: string,
): Promise<Pick<RemoteFacts, 'version' | 'owner'>> {
  if (id === SHELL) return SHELL_FACTS;
  const releases = releasesOf(placed.get(id));
  const release = releaseOfStack(stack, releases, location.origin) ?? releases[0];
  const facts = release === undefined ? null : await remoteFacts(release);
  return facts ?? { version: release?.version ?? UNKNOWN, owner: release?.owner ?? UNKNOWN };
}

async function readFacts(manifest: string): Promise<RemoteFacts | null> {
  try {
    const response = await fetch(manifest, { signal: AbortSignal.timeout(FACTS_TIMEOUT_MS) });
    const facts = response.ok ? v.safeParse(Manifest, await response.json()) : null;
    return facts?.success === true ? facts.output.supporterScreens : null;
  } catch {
    return null;
  }
}
