import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { filesIn } from '../../scripts/release/all/filesIn';

/** Puts a release's remotes into a bucket of the Storage emulator, as `gcloud storage cp` does into a real one. */
export async function uploadRemotes(folder: string, bucket: string, host: string): Promise<void> {
  for (const file of await filesIn(path.join(folder, 'remotes'))) {
    const query = new URLSearchParams({ uploadType: 'media', name: `remotes/${file}` });
    const url = `http://${host}/upload/storage/v1/b/${bucket}/o?${query.toString()}`;
    const body = new Uint8Array(await readFile(path.join(folder, 'remotes', file)));
    const headers = { 'content-type': 'application/octet-stream', authorization: 'Bearer owner' };
    const answer = await fetch(url, { method: 'POST', body, headers });
    if (!answer.ok) throw new Error(`${url}: ${String(answer.status)} ${await answer.text()}`);
  }
}
