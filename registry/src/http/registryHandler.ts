import { composeRemotes, type PointerFound, type WorkspaceRemote } from '../remotes/composeRemotes';
import { decodePointer } from '../remotes/decode';
import { fileOfPath, ID, pointerOf, REMOTES } from '../remotes/places';
import type { FileStore } from '../store/fileStore';
import { failed } from 'shared-kernel/model';
import { IMMUTABLE, typeOf } from './fileType';

export interface RegistryParts {
  readonly store: FileStore;
  /** Remotes without a release, which the local backend serves as they are built; asked for each answer anew. */
  readonly workspace?: () => readonly WorkspaceRemote[];
  readonly log: (message: string) => void;
}

/**
 * The registry on the product's own origin: `GET /remotes.json`, and the files of every release that there has been. What
 * is not there is 404 and never kept: it may be there tomorrow.
 */
export const registryHandler =
  ({ store, workspace = () => [], log }: RegistryParts) =>
  async ({ method, url }: Request): Promise<Response> => {
    if (method !== 'GET' && method !== 'HEAD')
      return answer(405, 'Only GET.\n', { ...NEVER_KEPT, allow: 'GET, HEAD' });
    const { pathname } = new URL(url);
    if (pathname === `/${REMOTES}.json`) {
      const remotes = composeRemotes(await pointersIn(store, log), workspace());
      return answer(200, `${JSON.stringify(remotes)}\n`, {
        'cache-control': 'no-cache',
        'content-type': typeOf(pathname),
      });
    }
    const path = fileOfPath(pathname);
    const file = path === null ? null : await store.read(path);
    return file === null
      ? answer(404, 'Not found.\n', NEVER_KEPT)
      : answer(200, new Uint8Array(file.bytes), {
          'cache-control': IMMUTABLE,
          'content-type': typeOf(pathname),
          'cross-origin-resource-policy': 'same-origin',
        });
  };

const NEVER_KEPT = { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' };

const answer = (
  status: number,
  body: string | Uint8Array<ArrayBuffer>,
  headers: Readonly<Record<string, string>>,
): Response =>
  new Response(body, { status, headers: { ...headers, 'x-content-type-options': 'nosniff' } });

/** What is said to be live. One that cannot be read is a fault of its own, and is told to the operator as well. */
async function pointersIn(
  store: FileStore,
  log: (message: string) => void,
): Promise<readonly PointerFound[]> {
  const ids = (await store.folders(REMOTES)).filter((id) => ID.test(id));
  const found = await Promise.all(
    ids.map(async (id): Promise<PointerFound | null> => {
      try {
        const file = await store.read(pointerOf(id));
        return file === null ? null : { id, pointer: decodePointer(id, file.bytes) };
      } catch (failure) {
        log(`The pointer of ${id} was not read: ${String(failure)}`);
        return { id, pointer: failed(`The pointer of ${id} could not be read.`) };
      }
    }),
  );
  for (const one of found) if (one !== null && !one.pointer.ok) log(one.pointer.error);
  return found.filter((one) => one !== null);
}
