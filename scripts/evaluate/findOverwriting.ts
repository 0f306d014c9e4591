import { realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/** Two arguments of which one would be written over the other. */
export interface Overwriting {
  /** The argument whose file would be written. */
  readonly written: string;
  readonly path: string;
  /** The argument whose file would be lost. */
  readonly lost: string;
}

/** The first file that would be written over another argument's file, or null. Arguments by name, paths as given. */
export const findOverwriting = (
  inputs: Readonly<Record<string, string | undefined>>,
  outputs: Readonly<Record<string, string | undefined>>,
): Overwriting | null => {
  const owners = new Map<string, string>();
  for (const [name, path] of Object.entries(inputs)) {
    if (path !== undefined) owners.set(fileIdentity(path), name);
  }
  for (const [name, path] of Object.entries(outputs)) {
    if (path === undefined) continue;
    const identity = fileIdentity(path);
    const owner = owners.get(identity);
    if (owner !== undefined) return { written: name, path, lost: owner };
    owners.set(identity, name);
  }
  return null;
};

/** The same for every path of one file: through links, both soft and hard, and through `..`. */
const fileIdentity = (path: string): string => {
  const stats = attempt(() => statSync(path, { bigint: true }));
  if (stats !== null) return `${stats.dev}:${stats.ino}`;
  const folder = dirname(resolve(path));
  return join(attempt(() => realpathSync(folder)) ?? folder, basename(path));
};

/** Null where there is nothing to see: reading or writing says why, and later. */
const attempt = <Value>(look: () => Value): Value | null => {
  try {
    return look();
  } catch {
    return null;
  }
};
