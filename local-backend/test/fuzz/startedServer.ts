import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FROM_SOURCES } from 'build-preset/node';
import { copyDemoData } from '../../src/testing';

/** The local backend as `npm start` runs it, in a process of its own. */
export interface StartedServer {
  readonly origin: string;
  readonly grpcPort: number;
  /** Of its data folder. */
  readonly secret: string;
  /** Everything that the process has printed, on both of its outputs. */
  readonly printed: () => string;
  /** Null while it runs; else how it ended. */
  readonly ended: () => string | null;
  readonly ask: (request: WireRequest) => Promise<WireAnswer>;
  readonly close: () => Promise<void>;
}

export interface WireRequest {
  readonly method: string;
  /** Sent as it stands, percent signs and dots included. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array | string;
}

export interface WireAnswer {
  readonly status: number;
  readonly text: string;
}

const MAIN = join(__dirname, '../../src/main.ts');

/** With a shell of one line. */
export async function startServer({ demo }: { readonly demo: boolean }): Promise<StartedServer> {
  const folder = await mkdtemp(join(tmpdir(), 'fuzz-'));
  const data = join(folder, 'data');
  if (demo) await copyDemoData(data);
  const child = spawn(process.execPath, [...FROM_SOURCES, MAIN], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: data,
      DEMO: demo ? '1' : '0',
      SHELL_DIST: await onePage(folder),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  let ended: string | null = null;
  const exited = once(child, 'exit').then(([code, signal]) => {
    ended = `code ${String(code)}, signal ${String(signal)}`;
  });
  const ready = new Promise<string>((resolve, reject) => {
    const read = (bytes: Buffer): void => {
      printed += bytes.toString();
      const origin = /is ready at (\S+)/.exec(printed)?.[1];
      if (origin !== undefined) resolve(origin);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void exited.then(() => reject(new Error(`The server did not start: ${printed}`)));
  });
  const origin = await ready;
  const { grpcPort } = JSON.parse(await readFile(join(data, 'running.json'), 'utf8')) as {
    readonly grpcPort: number;
  };
  return {
    origin,
    grpcPort,
    secret: (await readFile(join(data, 'secret'), 'utf8')).trim(),
    printed: () => printed,
    ended: () => ended,
    ask: (request) => asked(new URL(origin), request),
    close: async () => {
      child.kill('SIGTERM');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function onePage(folder: string): Promise<string> {
  const shell = join(folder, 'shell');
  await mkdir(shell);
  await writeFile(join(shell, 'index.html'), '<title>Shell</title>');
  return shell;
}

/** Each on a connection of its own: a body that was sent for nothing must not be taken for the next request. */
function asked(
  { hostname, port }: URL,
  { method, path, headers = {}, body = '' }: WireRequest,
): Promise<WireAnswer> {
  const length = { 'content-length': String(Buffer.byteLength(body)) };
  const options = {
    hostname,
    port,
    agent: false,
    method,
    path,
    headers: { ...headers, ...length },
  };
  return new Promise((resolve, reject) => {
    const call = httpRequest(options, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          text: Buffer.concat(parts).toString(),
        }),
      );
    });
    call.on('error', reject);
    call.end(body);
  });
}
