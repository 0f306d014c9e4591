import { readFileSync } from 'node:fs';
import path from 'node:path';
// By its path: a verb runs before anything is installed.
import hostPort from '../../build-preset/remotes/hostPort.cjs';
import remotes from '../../build-preset/remotes/readRemotes.cjs';
import house from '../../build-preset/house.cjs';
import { ROOT } from './step.mjs';

export const { HOST_PORT } = hostPort;

/** What the remotes say about themselves. */
export const REMOTES = remotes.readRemotes(ROOT);

/** Every package.json of the monorepo, in the order of its workspaces. */
export const PACKAGES = house
  .workspacesOf(ROOT)
  .map((folder) => JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8')));

/** The packages that can be verified each by itself; of browser journeys e2e holds those about several. */
export const AREAS = PACKAGES.filter(({ scripts }) => scripts?.test !== undefined).map(
  ({ name }) => name,
);

/**
 * The packages that the product runs as they are built: what a browser loads, and the program that serves it (`main`).
 * What others build is for packages outside the monorepo.
 */
export const BUILT = PACKAGES.filter(
  ({ scripts, exports, main }) =>
    scripts?.build !== undefined && (exports === undefined || main !== undefined),
).map(({ name }) => name);
