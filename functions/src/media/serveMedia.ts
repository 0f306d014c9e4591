import type { FileStore } from 'registry';
import { asId, MEDIA_WIDTHS, type MediaId } from 'shared-kernel/model';
import { faceFilePath } from './fonts/faceFiles';
import { mediaFilePath, type MediaFormat, type MediaWidth } from './mediaFiles';

export type MediaServer = (request: Request) => Promise<Response>;

/** For whoever asks for a picture without saying how wide. */
const PLAIN = { width: 1600, format: 'webp' } as const;

/**
 * `GET /media/{id}` and `/media/{id}/{width}.{avif|webp}`: a picture of a library, for everybody who knows its id. A
 * picture that is narrower is given as wide as it is, and one that has no AVIF, since it moves, as WebP.
 * `/media/{id}/{script}.woff2`: of an uploaded font the letters of a script. What it is never changes, so that everybody
 * keeps it.
 */
export const serveMedia =
  (files: FileStore): MediaServer =>
  async ({ method, url }) => {
    if (method !== 'GET' && method !== 'HEAD')
      return new Response('Only GET\n', { status: 405, headers: { allow: 'GET, HEAD', ...SAFE } });
    const found = await foundAt(files, new URL(url).pathname);
    if (found === null)
      return new Response('There is no such file\n', {
        status: 404,
        headers: {
          'content-type': 'text/plain; charset=utf-8',
          'cache-control': 'no-store',
          ...SAFE,
        },
      });
    const headers = {
      'content-type': found.type,
      'content-length': String(found.bytes.byteLength),
      'cache-control': 'public, max-age=31536000, immutable',
      ...SAFE,
    };
    return new Response(method === 'HEAD' ? null : new Uint8Array(found.bytes), { headers });
  };

/** Campaign pages show it and may look at its pixels; opened by itself it is a picture and nothing else. */
const SAFE = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
} as const;

const FONT = /^\/media\/([0-9a-f]{32})\/([a-z-]{1,20})\.woff2$/;

async function foundAt(files: FileStore, pathname: string) {
  const [, face, script = ''] = FONT.exec(pathname) ?? [];
  if (face !== undefined) {
    const file = await files.read(faceFilePath(face, script));
    return file && { bytes: file.bytes, type: 'font/woff2' };
  }
  const asked = parse(pathname);
  const found = asked && (await widest(files, asked));
  return found && { bytes: found.bytes, type: `image/${found.format}` };
}

interface Asked {
  readonly id: MediaId;
  readonly width: MediaWidth;
  readonly format: MediaFormat;
}

const ADDRESS = /^\/media\/([0-9a-f]{32})(?:\/(480|960|1600|2400)\.(avif|webp))?$/;

function parse(pathname: string): Asked | null {
  const [, id, width, format] = ADDRESS.exec(pathname) ?? [];
  if (id === undefined) return null;
  return {
    id: asId<MediaId>(id),
    width: MEDIA_WIDTHS.find((one) => String(one) === width) ?? PLAIN.width,
    format: format === 'avif' ? 'avif' : PLAIN.format,
  };
}

/** The widest file that is no wider than was asked for. */
async function widest(files: FileStore, { id, width, format }: Asked) {
  const formats = format === 'avif' ? (['avif', 'webp'] as const) : (['webp'] as const);
  for (const one of MEDIA_WIDTHS.filter((other) => other <= width).toReversed())
    for (const other of formats) {
      const file = await files.read(mediaFilePath(id, one, other));
      if (file !== null) return { bytes: file.bytes, format: other };
    }
  return null;
}
