import { createAdaptorServer } from '@hono/node-server';
import { failed, succeeded, type Result } from 'shared-kernel/model';

/** Why nothing can be served at the port. */
export type ListenFault = 'port-taken' | 'port-not-allowed';

const SENTENCES = {
  'port-taken': (port) => `Port ${port} is taken by another program: set PORT to another one.`,
  'port-not-allowed': (port) => `Port ${port} is not allowed for you: set PORT to one above 1023.`,
} as const satisfies Record<ListenFault, (port: number) => string>;

export const listenSentence = (fault: ListenFault, port: number): string => SENTENCES[fault](port);

export interface Listening {
  readonly port: number;
  /** Ends open connections too. */
  readonly close: () => Promise<void>;
}

type Fetch = (request: Request) => Response | Promise<Response>;
type Server = ReturnType<typeof createAdaptorServer>;

const FAULTS: Readonly<Record<string, ListenFault>> = {
  EADDRINUSE: 'port-taken',
  EACCES: 'port-not-allowed',
};

/**
 * How long a connection waits for its next request. Clients close theirs sooner: with less, a request could meet a
 * connection that is just being closed, and be lost.
 */
const KEEP_ALIVE_MS = 65_000;

/** Machines without IPv6 answer with one of these. */
const NO_SUCH_ADDRESS = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL']);

/** Serves on loopback only, on both of its addresses where there are two, so that `localhost` is always right. */
export async function listen(fetch: Fetch, port: number): Promise<Result<Listening, ListenFault>> {
  const servers: Server[] = [];
  const close = async (): Promise<void> => {
    await Promise.all(servers.map(closeServer));
  };
  for (const hostname of ['127.0.0.1', '::1']) {
    const server = createAdaptorServer({
      fetch,
      serverOptions: { keepAliveTimeout: KEEP_ALIVE_MS },
    });
    const code = await listening(server, boundPort(servers[0]) ?? port, hostname);
    if (code === null) servers.push(server);
    else if (servers.length === 0 || !NO_SUCH_ADDRESS.has(code)) {
      await close();
      return failed(faultOf(code));
    }
  }
  return succeeded({ port: boundPort(servers[0]) ?? port, close });
}

function faultOf(code: string): ListenFault {
  const fault = FAULTS[code];
  if (fault === undefined) throw new Error(`Listening failed with ${code}`);
  return fault;
}

/** Null once it listens, else the system's code for why not. */
function listening(server: Server, port: number, hostname: string): Promise<string | null> {
  return new Promise((resolve) => {
    server.once('error', (failure: NodeJS.ErrnoException) =>
      resolve(failure.code ?? failure.message),
    );
    server.listen(port, hostname, () => resolve(null));
  });
}

function boundPort(server: Server | undefined): number | null {
  const address = server?.address();
  return typeof address === 'object' && address !== null ? address.port : null;
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    if ('closeAllConnections' in server) server.closeAllConnections();
  });
}
