import { createHash } from 'node:crypto';
import { failed, succeeded, type Result } from 'shared-kernel/model';
import { decodeManifest } from '../remotes/decode';
import { MANIFEST, releaseOf, REMOTES } from '../remotes/places';
import { type Pointer, type Release, SHARE } from '../remotes/release';
import type { FileStore } from '../store/fileStore';
import { readPointer, releasedSentence, writePointer } from './readPointer';
import { routeTaken } from './routeTaken';

export interface Promotion {
  readonly id: string;
  readonly version: string;
  /** Percent of the browsers; 100 is everybody. */
  readonly share: number;
  readonly now: Date;
}

export interface Promoted {
  readonly pointer: Pointer;
  /** What was live before, and is offered where the new release does not load. */
  readonly before: string | null;
  readonly isUnchanged: boolean;
}

/** Makes a release the one that browsers get: a share of them, or all. */
export async function promoteRelease(
  store: FileStore,
  { id, version, share, now }: Promotion,
): Promise<Result<Promoted, string>> {
  if (!Number.isInteger(share) || share < SHARE.least || share > EVERYBODY)
    return failed(
      `The share is ${String(share)}; it is a whole number of percent from ${String(SHARE.least)} to ${String(EVERYBODY)}.`,
    );
  const found = await readRelease(store, id, version, now);
  if (!found.ok) return found;
  const read = await readPointer(store, id);
  if (!read.ok) return read;
  const { pointer, generation } = read.value;
  const taken = await routeTaken(store, id, found.value.release.paths);
  if (taken !== null) return failed(taken);
  const wanted = promoted(pointer, { id, ...found.value, share });
  if (!wanted.ok) return wanted;
  const before = pointer?.current?.version ?? null;
  if (wanted.value === pointer)
    return succeeded({ pointer: wanted.value, before, isUnchanged: true });
  const written = await writePointer(store, wanted.value, generation);
  return written.ok ? succeeded({ pointer: written.value, before, isUnchanged: false }) : written;
}

export const EVERYBODY = 100;

interface Wanted {
  readonly id: string;
  readonly owner: string;
  readonly release: Release;
  readonly share: number;
}

/** The pointer as it is wanted; the very same one where nothing would change. */
function promoted(
  pointer: Pointer | null,
  { id, owner, release, share }: Wanted,
): Result<Pointer, string> {
  const current = pointer?.current ?? null;
  const lastGood = pointer?.lastGood ?? null;
  const next = pointer?.next ?? null;
  const isCurrent = current?.version === release.version;
  if (share < EVERYBODY) {
    if (current === null)
      return failed(
        `Nothing of ${id} is live yet, so the others would have nothing: promote the first release without --share.`,
      );
    if (isCurrent)
      return failed(`${id} ${release.version} is live for everybody already, and no share of it.`);
    const isSame = next?.release.version === release.version;
    return isSame && next.share === share && pointer !== null
      ? succeeded(pointer)
      : succeeded({
          ...{ id, owner, current, lastGood },
          next: { release: isSame ? next.release : release, share },
        });
  }
  if (isCurrent && next === null && pointer !== null) return succeeded(pointer);
  return succeeded({
    ...{ id, owner, next: null },
    current: isCurrent ? current : release,
    lastGood: isCurrent || current === null ? lastGood : current,
  });
}

/** A release as it lies in the store, whole; or why there is none. */
async function readRelease(
  store: FileStore,
  id: string,
  version: string,
  now: Date,
): Promise<Result<{ owner: string; release: Release }, string>> {
  const folder = releaseOf(id, version);
  const manifest = await store.read(`${folder}/${MANIFEST}`);
  if (manifest === null)
    return failed(
      `There is no release ${version} of ${id}. ${await releasedSentence(store, id)} Make it first: npm run release.`,
    );
  const decoded = decodeManifest(manifest.bytes);
  if (!decoded.ok)
    return failed(`The manifest of ${id} ${version} cannot be read: ${decoded.error}`);
  const { stamp, files } = decoded.value;
  if (stamp.id !== id || stamp.version !== version)
    return failed(
      `${REMOTES}/${id}/${version} holds ${stamp.id} ${stamp.version}: it was not written by npm run release.`,
    );
  const there = new Set(await store.files(folder));
  const missing = files.find((file) => !there.has(file));
  if (missing !== undefined)
    return failed(`${id} ${version} is not whole: ${missing} is missing. Release it again.`);
  const { owner, contract, kernel, paths, needs, nav } = stamp;
  const integrity = `sha256-${createHash('sha256').update(manifest.bytes).digest('base64')}`;
  const since = now.toISOString();
  return succeeded({
    owner,
    release: { version, integrity, since, contract, kernel, paths, needs, nav },
  });
}
