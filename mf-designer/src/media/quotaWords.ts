import type { Media } from 'shared-kernel/model';

interface Filled {
  readonly pictures: readonly Pick<Media, 'bytes'>[];
  readonly limits: { readonly bytes: number };
}

/** "12 pictures, 34 MB of 2 GB" */
export function quotaWords({ pictures, limits }: Filled): string {
  const used = pictures.reduce((sum, { bytes }) => sum + bytes, 0);
  const count = pictures.length === 1 ? '1 picture' : `${String(pictures.length)} pictures`;
  return `${count}, ${sizeWords(used)} of ${sizeWords(limits.bytes)}`;
}

const MEGABYTE = 1024 * 1024;

/** "34 MB" */
export function sizeWords(bytes: number): string {
  const megabytes = bytes / MEGABYTE;
  if (megabytes >= 1024) return `${String(Math.round((megabytes / 1024) * 10) / 10)}\u00a0GB`;
  return `${String(megabytes < 10 ? Math.ceil(megabytes * 10) / 10 : Math.round(megabytes))}\u00a0MB`;
}
