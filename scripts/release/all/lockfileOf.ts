import * as v from 'valibot';

const Names = v.optional(v.record(v.string(), v.string()), {});

/** A package of package-lock.json (version 3), by the folder that it stands in. What else it says goes along. */
const Locked = v.looseObject({
  version: v.optional(v.string()),
  link: v.optional(v.boolean()),
  dependencies: Names,
  optionalDependencies: Names,
  peerDependencies: Names,
  peerDependenciesMeta: v.optional(
    v.record(v.string(), v.object({ optional: v.optional(v.boolean()) })),
    {},
  ),
});
type Locked = v.InferOutput<typeof Locked>;

export const Lockfile = v.looseObject({ packages: v.record(v.string(), v.looseObject({})) });
export type Lockfile = v.InferOutput<typeof Lockfile>;

interface Wanted {
  readonly name: string;
  /** The folder, in the lockfile, of the package that declares them. */
  readonly workspace: string;
  /** Without versions: those are the lockfile's. */
  readonly dependencies: readonly string[];
  readonly engines: Readonly<Record<string, string>>;
}

interface Pinned {
  readonly dependencies: Readonly<Record<string, string>>;
  /** As npm reads it. */
  readonly lockfile: {
    readonly name: string;
    readonly lockfileVersion: number;
    readonly requires: boolean;
    readonly packages: Readonly<Record<string, object>>;
  };
}

/** Of the lockfile's own saying, what is about the monorepo and not about the package. */
const OF_THE_MONOREPO = new Set(['dev', 'devOptional', 'optional', 'peer', 'extraneous']);

/**
 * Of the monorepo's lockfile the part that a program of one of its workspaces needs, as a lockfile of its own: the same
 * versions, in the same folders. Throws where it holds none of a package, or two for one folder.
 */
export function lockfileOf(root: Lockfile, wanted: Wanted): Pinned {
  const read = (folder: string): Locked => v.parse(Locked, root.packages[folder] ?? {});
  const required = closure(root, wanted, read, requiredBy);
  const all = closure(root, wanted, read, (locked) => [
    ...requiredBy(locked),
    ...Object.keys(locked.optionalDependencies),
  ]);
  const packages = [...all].map(([folder, target]): readonly [string, object] => [
    target,
    {
      ...Object.fromEntries(
        Object.entries(root.packages[folder] ?? {}).filter(([key]) => !OF_THE_MONOREPO.has(key)),
      ),
      ...(required.has(folder) ? {} : { optional: true }),
    },
  ]);
  const dependencies = Object.fromEntries(
    [...wanted.dependencies].sort().map((name) => {
      const folder = folderOf(root, wanted.workspace, name);
      const version = folder === null ? undefined : read(folder).version;
      if (version === undefined) throw new Error(`package-lock.json holds no ${name}.`);
      return [name, version];
    }),
  );
  const self = { name: wanted.name, dependencies, engines: wanted.engines };
  return {
    dependencies,
    lockfile: {
      name: wanted.name,
      lockfileVersion: 3,
      requires: true,
      packages: { '': self, ...Object.fromEntries(packages.sort(([a], [b]) => (a < b ? -1 : 1))) },
    },
  };
}

const requiredBy = (locked: Locked): readonly string[] => [
  ...Object.keys(locked.dependencies).filter((name) => !(name in locked.optionalDependencies)),
  ...Object.keys(locked.peerDependencies).filter(
    (name) => locked.peerDependenciesMeta[name]?.optional !== true,
  ),
];

/** The folders of all that is needed, each with the folder that it gets. */
function closure(
  root: Lockfile,
  { workspace, dependencies }: Wanted,
  read: (folder: string) => Locked,
  needs: (locked: Locked) => readonly string[],
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const taken = new Map<string, string>();
  const visit = (from: string, name: string): void => {
    const folder = folderOf(root, from, name);
    if (folder === null || found.has(folder)) return;
    const locked = read(folder);
    if (locked.link === true) throw new Error(`${name} is a workspace, which no registry holds.`);
    const target = folder.startsWith(`${workspace}/`) ? folder.slice(workspace.length + 1) : folder;
    if (taken.has(target)) throw new Error(`package-lock.json holds two packages for ${target}.`);
    taken.set(target, folder);
    found.set(folder, target);
    for (const next of needs(locked)) visit(folder, next);
  };
  for (const name of dependencies) visit(workspace, name);
  return found;
}

/** Where Node finds a package from a folder: in it, or in one of those around it. */
function folderOf({ packages }: Lockfile, from: string, name: string): string | null {
  for (let at = from; ; at = around(at)) {
    const folder = at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`;
    if (packages[folder] !== undefined) return folder;
    if (at === '') return null;
  }
}

function around(folder: string): string {
  const end = folder.lastIndexOf('/node_modules/');
  return end === -1 ? '' : folder.slice(0, end);
}
