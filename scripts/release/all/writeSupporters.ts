import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesIn } from '../filesIn';
import { hostingConfig, type HostingSource } from './hostingConfig';

const FOR_SUPPORTERS = new Set(['serveEmbed', 'serveHostedPage', 'serveMedia']);

/**
 * The hosting of the supporters' own origin, deployed by itself: the embed script with its parts, hosted pages, pictures, and
 * what they ask of functions. No file of staff's pages is there, and none of their addresses leads anywhere (D237).
 */
export async function writeSupporters(
  house: string,
  folder: string,
  { rewrites, headers }: HostingSource,
  region: string,
): Promise<void> {
  const hosting = path.join(folder, 'hosting');
  await mkdir(hosting, { recursive: true });
  const isLeft = (file: string) => file.endsWith('.map');
  await cp(path.join(house, 'embed/dist'), hosting, {
    recursive: true,
    filter: (file) => !isLeft(file),
  });
  const own = rewrites.filter((one) => FOR_SUPPORTERS.has(one.function?.functionId ?? ''));
  const config = hostingConfig({ rewrites: own, headers }, await filesIn(hosting), region);
  await writeFile(
    path.join(folder, 'firebase.json'),
    `${JSON.stringify({ hosting: { target: 'supporters', ...config } }, null, 2)}\n`,
  );
}
