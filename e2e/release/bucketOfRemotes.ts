import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { startGcsServer } from '../../registry/test/gcsServer';
import { filesIn } from '../../scripts/release/filesIn';

/**
 * A bucket with a release's remotes in it, as `gcloud storage cp` puts them there. Google's emulator of buckets fetches a
 * program when it starts, so that what the registry's own tests have takes its place.
 */
export async function bucketOfRemotes(
  folder: string,
  bucket: string,
): Promise<{ readonly host: string; close(): Promise<void> }> {
  const server = await startGcsServer();
  for (const file of await filesIn(path.join(folder, 'remotes')))
    await upload(
      `${server.origin}/upload/storage/v1/b/${bucket}/o`,
      `remotes/${file}`,
      await readFile(path.join(folder, 'remotes', file)),
    );
  return { host: server.origin, close: () => server.close() };
}

async function upload(url: string, name: string, bytes: Buffer): Promise<void> {
  const boundary = 'part-of-a-release';
  const head = (type: string) => `--${boundary}\r\ncontent-type: ${type}\r\n\r\n`;
  const said = `${head('application/json')}${JSON.stringify({ name })}\r\n`;
  const body = Buffer.concat([
    Buffer.from(said + head('application/octet-stream')),
    bytes,
    Buffer.from(`\r\n--${boundary}--`),
  ]);
  const headers = { 'content-type': `multipart/related; boundary=${boundary}` };
  const answer = await fetch(url, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`${name}: ${String(answer.status)} ${await answer.text()}`);
}
