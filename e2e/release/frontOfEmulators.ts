import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';

export const PROJECT = 'demo-supporter-screens';

/** The ports on which Google's emulators answer. */
export interface EmulatorPorts {
  readonly auth: number;
  readonly firestore: number;
  readonly functions: number;
  readonly hosting: number;
}

/** As the hosting gives it in production, but for `localBackend`, by which a page calls its own origin for everything. */
const CONFIG = {
  projectId: PROJECT,
  apiKey: PROJECT,
  authDomain: 'localhost',
  appId: '1:0:web:emulators',
  localBackend: { demoPeople: [] },
};

/**
 * Google's emulators behind one origin, as the local backend has it: so the pages of a release need to know nothing of
 * emulators. Everything that is not the wire of an SDK goes to the hosting.
 */
export async function frontOfEmulators(
  ports: EmulatorPorts,
): Promise<{ readonly origin: string; stop(): void }> {
  const server = createServer((asked, answer) => {
    const { pathname } = new URL(asked.url ?? '/', 'http://front');
    if (pathname === '/healthz') answer.writeHead(200).end('ok\n');
    else if (pathname === '/__/firebase/init.json')
      answer.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(CONFIG));
    else pass(asked, answer, portOf(pathname, ports));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port for the front');
  return {
    origin: `http://localhost:${address.port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function portOf(pathname: string, ports: EmulatorPorts): number {
  if (/^\/(identitytoolkit|securetoken)\.googleapis\.com\//.test(pathname)) return ports.auth;
  if (pathname.startsWith('/v1/')) return ports.firestore;
  return pathname.startsWith(`/${PROJECT}/`) ? ports.functions : ports.hosting;
}

function pass(asked: IncomingMessage, answer: ServerResponse, port: number): void {
  const { method, url, headers } = asked;
  const passed = request({
    host: '127.0.0.1',
    port,
    method,
    path: url,
    headers: { ...headers, 'x-forwarded-host': headers.host },
  });
  passed.on('response', (response) => {
    answer.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(answer);
  });
  passed.on('error', () => {
    if (!answer.headersSent) answer.writeHead(502);
    answer.end();
  });
  asked.pipe(passed);
}
