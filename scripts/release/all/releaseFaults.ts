import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { folderStore, registryHandler } from 'registry';
import * as v from 'valibot';
import { filesIn } from '../filesIn';

const Release = v.object({
  functions: v.array(v.object({ source: v.string() })),
  firestore: v.object({ rules: v.string(), indexes: v.string() }),
  hosting: v.object({
    public: v.string(),
    rewrites: v.array(
      v.object({
        source: v.optional(v.string()),
        destination: v.optional(v.string()),
        function: v.optional(v.object({ functionId: v.string() })),
      }),
    ),
    headers: v.array(
      v.object({
        source: v.optional(v.string()),
        headers: v.array(v.object({ key: v.string(), value: v.string() })),
      }),
    ),
  }),
});
const Remotes = v.object({
  remotes: v.array(v.object({ id: v.string(), current: v.object({ manifest: v.string() }) })),
});
const Package = v.object({ main: v.string(), dependencies: v.record(v.string(), v.string()) });

const READABLE = /\.(js|css|html|json)$/;
/** What a build writes into its files about others of its own: a chunk's hash beside its number, or a whole name. */
const NAMED_FILE = /\d:"([0-9a-f]{10})"|\.([0-9a-f]{10})\.(?:js|css|woff2|svg|png|jpg)\b/g;
/** What a page loads; where its links lead is answered by the page itself. */
const LOADED = /<(?:script|link|img)\b[^>]*?\s(?:src|href)="?(\/[^\s">]+)/g;
const EXACT = /^\d+\.\d+\.\d+$/;

type Read = (file: string) => Promise<string>;

/** What a release names and does not hold, each as a sentence; none where it is whole. */
export async function releaseFaults(folder: string): Promise<readonly string[]> {
  const files = new Set(await filesIn(folder));
  const read: Read = (file) => readFile(path.join(folder, file), 'utf8');
  const { functions, firestore, hosting } = v.parse(
    Release,
    JSON.parse(await read('firebase.json')),
  );
  /** Of Firebase itself, or of a function. */
  const isAnswered = (address: string): boolean =>
    address.startsWith('/__/') || hosting.rewrites.some(({ source }) => source === address);
  const inHosting = (address: string) => `${hosting.public}${address}`;
  const named = [
    ...Object.values(firestore),
    ...hosting.rewrites.flatMap(({ destination }) =>
      destination === undefined ? [] : inHosting(destination),
    ),
    ...hosting.headers
      .filter(({ headers }) => headers.some(({ value }) => value.includes('immutable')))
      .map(({ source }) => inHosting(source ?? ' (a pattern)')),
    ...(await addressesOf(inHosting('/index.html'), files, read))
      .filter((address) => !isAnswered(address))
      .map(inHosting),
  ];
  const bundles = await Promise.all(functions.map(({ source }) => bundleOf(source, files, read)));
  const exported = new Set(bundles.flatMap(({ names }) => names));
  const absent = hosting.rewrites
    .flatMap((rewrite) => rewrite.function?.functionId ?? [])
    .filter((name) => !exported.has(name));
  return [
    ...bundles.flatMap(({ faults }) => faults),
    ...absent.map((name) => `A rewrite names the function ${name}, which is not there.`),
    ...named.filter((file) => !files.has(file)).map((file) => `${file} is named and not there.`),
    ...(await filesNamedByOthers(files, read)),
    ...(await remotesFaults(folder, files)),
  ];
}

/** What is said to be live, as the registry tells browsers of it, is there. */
async function remotesFaults(folder: string, files: ReadonlySet<string>): Promise<string[]> {
  const answer = registryHandler({ store: folderStore(folder), log: () => undefined });
  const response = await answer(new Request('https://release.invalid/remotes.json'));
  const { remotes } = v.parse(Remotes, await response.json());
  const absent = remotes.filter(({ current }) => !files.has(current.manifest.slice(1)));
  return [
    ...(remotes.length === 0 ? ['The registry has no remote.'] : []),
    ...absent.map(({ id, current }) => `${id}: ${current.manifest} is named and not there.`),
  ];
}

interface Bundle {
  readonly names: readonly string[];
  readonly faults: readonly string[];
}

/** What a folder of functions exports, and what is wrong with it. */
async function bundleOf(source: string, files: ReadonlySet<string>, read: Read): Promise<Bundle> {
  const absent = ['package.json', 'package-lock.json'].filter(
    (name) => !files.has(`${source}/${name}`),
  );
  if (absent.length > 0)
    return { names: [], faults: absent.map((name) => `${source} has no ${name}.`) };
  const manifest: unknown = JSON.parse(await read(`${source}/package.json`));
  const { main, dependencies } = v.parse(Package, manifest);
  const loose = Object.entries(dependencies)
    .filter(([, version]) => !EXACT.test(version))
    .map(([name, version]) => `${source} asks for ${name} ${version}, not for one version.`);
  if (!files.has(`${source}/${main}`))
    return { names: [], faults: [...loose, `${source}/${main} is named and not there.`] };
  const program = await read(`${source}/${main}`);
  const threads = [...program.matchAll(/"\.\/(threadEntry\.js)"/g)]
    .map(([, file]) => `${source}/${file ?? ''}`)
    .filter((file) => !files.has(file))
    .map((file) => `${file} is named and not there.`);
  return { names: exportsOf(program), faults: [...loose, ...threads] };
}

/** What a page loads, as addresses of its own origin. */
async function addressesOf(
  page: string,
  files: ReadonlySet<string>,
  read: Read,
): Promise<readonly string[]> {
  if (!files.has(page)) return [];
  const found = (await read(page)).matchAll(LOADED);
  return [...found].map(([, address]) => address ?? '');
}

/** The names that a bundle exports: esbuild writes them as one list at its end. */
function exportsOf(program: string): readonly string[] {
  const list = /\nexport \{([^}]*)\};/.exec(program)?.[1] ?? '';
  return list.split(',').map((one) => one.trim().split(' ').at(-1) ?? '');
}

/** A build's files name each other by their hashes, and lie in one folder. */
async function filesNamedByOthers(
  files: ReadonlySet<string>,
  read: Read,
): Promise<readonly string[]> {
  const built = [...files].filter((file) => !file.startsWith('functions/'));
  const faults = new Set<string>();
  // What a hosting is told names files of its folder.
  const naming = built.filter((one) => !one.endsWith('/firebase.json'));
  for (const file of naming.filter((one) => READABLE.test(one) && one.includes('/'))) {
    const folder = path.posix.dirname(file);
    const beside = built.filter((one) => path.posix.dirname(one) === folder).join('\n');
    for (const [, chunk, whole] of (await read(file)).matchAll(NAMED_FILE)) {
      const hash = chunk ?? whole ?? '';
      if (!beside.includes(`.${hash}.`))
        faults.add(`${file} names a file with .${hash}. in its name, which is not there.`);
    }
  }
  return [...faults];
}
