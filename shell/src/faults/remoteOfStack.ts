/** Where a remote's scripts come from: the folder of its manifest. */
export interface ScriptFolder {
  readonly id: string;
  readonly manifest: string;
}

/** The remote whose script stands first in a stack, by its address; null where none does. */
export function remoteOfStack(
  stack: string,
  remotes: readonly ScriptFolder[],
  origin: string,
): string | null {
  const found = remotes
    .filter(({ manifest }) => manifest !== '' && URL.canParse(manifest, origin))
    .map(({ id, manifest }) => ({
      id,
      at: stack.indexOf(new URL('.', new URL(manifest, origin)).href),
    }))
    .filter(({ at }) => at !== -1)
    .sort((one, other) => one.at - other.at);
  return found[0]?.id ?? null;
}
