import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { freePort } from 'build-preset/free-port';

/** A remote that is served from somewhere on this machine. */
export interface Served {
  readonly manifest: string;
  stop(): Promise<void>;
}

/** `npm start` in the folder of a remote, on a port of its own; resolves when its manifest is there. */
export async function started(folder: string): Promise<Served> {
  const port = String(await freePort());
  // In a group of its own, since npm leaves behind what it has started.
  const child = spawn('npm', ['start', '--', '--port', port], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let printed = '';
  child.stdout.on('data', (data: Buffer) => (printed += data.toString()));
  child.stderr.on('data', (data: Buffer) => (printed += data.toString()));
  const manifest = `http://localhost:${port}/mf-manifest.json`;
  while (!(await answers(manifest))) {
    if (child.exitCode !== null) throw new Error(`npm start ended:\n${printed}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    manifest,
    stop: async () => {
      const ended = once(child, 'close');
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
      await ended;
    },
  };
}

/** The files that `npm run build` has made, as any web server hands them out. */
export async function deployed(folder: string): Promise<Served> {
  const dist = path.join(folder, 'dist');
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = path.join(dist, path.basename(pathname));
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('content-type', TYPES[path.extname(file)] ?? 'application/octet-stream');
    readFile(file).then(
      (body) => response.end(body),
      () => response.writeHead(404).end(),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port for the remote');
  return {
    manifest: `http://localhost:${address.port}/mf-manifest.json`,
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.css': 'text/css',
};

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
