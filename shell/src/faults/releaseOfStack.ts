/** Where scripts of a release come from: the folder of its manifest. */
export interface ScriptFolder {
  readonly id: string;
  readonly manifest: string;
}

/** The release whose script stands first in a stack, by its address; null where none does. */
export function releaseOfStack<Release extends ScriptFolder>(
  stack: string,
  releases: readonly Release[],
  origin: string,
): Release | null {
  const found = releases
    .filter(({ manifest }) => manifest !== '' && URL.canParse(manifest, origin))
    .map((release) => ({ release, at: stack.indexOf(folderOf(release, origin)) }))
    .filter(({ at }) => at !== -1)
    .sort((one, other) => one.at - other.at);
  return found[0]?.release ?? null;
}

const folderOf = ({ manifest }: ScriptFolder, origin: string): string =>
  new URL('.', new URL(manifest, origin)).href;
