import { CRC32C } from '@google-cloud/storage';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

interface Kept {
  readonly bytes: Buffer;
  readonly generation: number;
  readonly contentType: string;
  readonly writtenAt: Date;
}

export interface GcsServer {
  readonly origin: string;
  close(): Promise<void>;
}

/**
 * As much of the JSON API of Google Cloud Storage as the adapter asks for, where no emulator is running: files of one
 * bucket with their generations, preconditions and listings.
 */
export async function startGcsServer(): Promise<GcsServer> {
  const files = new Map<string, Kept>();
  let generation = 1_000;
  const metadata = (name: string, { bytes, generation: of, contentType, writtenAt }: Kept) => ({
    kind: 'storage#object',
    name,
    generation: String(of),
    contentType,
    timeCreated: writtenAt.toISOString(),
    size: String(bytes.length),
    crc32c: checksumOf(bytes),
  });
  const refusal = (code: number, message: string) =>
    Response.json({ error: { code, message, errors: [{ message }] } }, { status: code });

  const app = new Hono();
  app.post('/upload/storage/v1/b/:bucket/o', async ({ req }) => {
    const { head, contentType, bytes } = parts(
      req.header('content-type') ?? '',
      Buffer.from(await req.arrayBuffer()),
    );
    const name = req.query('name') ?? (JSON.parse(head) as { name: string }).name;
    const wanted = req.query('ifGenerationMatch');
    if (wanted !== undefined && Number(wanted) !== (files.get(name)?.generation ?? 0))
      return refusal(412, 'At least one of the pre-conditions you specified did not hold.');
    generation += 1;
    const kept = { bytes, generation, contentType, writtenAt: new Date() };
    files.set(name, kept);
    return Response.json(metadata(name, kept));
  });
  // A client that is told of an emulator leaves the name of the API out.
  for (const base of ['/storage/v1', '']) {
    app.get(`${base}/b/:bucket/o`, ({ req }) => {
      const prefix = req.query('prefix') ?? '';
      const names = [...files.keys()].filter((name) => name.startsWith(prefix)).sort();
      const delimiter = req.query('delimiter');
      if (delimiter === undefined)
        return Response.json({
          items: names.map((name) => metadata(name, files.get(name)!)),
        });
      const prefixes = names
        .map((name) => name.slice(prefix.length))
        .filter((name) => name.includes(delimiter))
        .map((name) => `${prefix}${name.slice(0, name.indexOf(delimiter) + 1)}`);
      return Response.json({ items: [], prefixes: [...new Set(prefixes)] });
    });
    app.get(`${base}/b/:bucket/o/:name`, ({ req }) => {
      const name = req.param('name');
      const kept = files.get(name);
      const asked = req.query('generation');
      if (kept === undefined || (asked !== undefined && Number(asked) !== kept.generation))
        return refusal(404, `No such object: ${name}`);
      if (req.query('alt') !== 'media') return Response.json(metadata(name, kept));
      return new Response(new Uint8Array(kept.bytes), {
        headers: {
          'content-type': kept.contentType,
          'x-goog-hash': `crc32c=${checksumOf(kept.bytes)}`,
        },
      });
    });
    app.delete(`${base}/b/:bucket/o/:name`, ({ req }) =>
      files.delete(req.param('name'))
        ? new Response(null, { status: 204 })
        : refusal(404, `No such object: ${req.param('name')}`),
    );
  }

  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
      resolve({
        origin: `http://127.0.0.1:${String(port)}`,
        close: () => new Promise((closed) => server.close(() => closed())),
      });
    });
  });
}

function checksumOf(bytes: Buffer): string {
  const checksum = new CRC32C();
  checksum.update(bytes);
  return checksum.toString();
}

/** The two parts of an upload: what is said of the file, and the file. */
function parts(type: string, body: Buffer) {
  const boundary = `--${/boundary=([^;]+)/.exec(type)?.[1] ?? ''}`;
  const [first, second] = [body.indexOf(boundary), body.indexOf(boundary, boundary.length)];
  const end = body.lastIndexOf(`\r\n${boundary}`);
  const headOf = (part: Buffer) => {
    const at = part.indexOf('\r\n\r\n');
    return { headers: part.subarray(0, at).toString(), rest: part.subarray(at + 4) };
  };
  const head = headOf(body.subarray(first, second)).rest.toString().trim();
  const file = headOf(body.subarray(second, end));
  const contentType = /content-type: *([^\r\n]+)/i.exec(file.headers)?.[1] ?? '';
  return { head, contentType, bytes: Buffer.from(file.rest) };
}
