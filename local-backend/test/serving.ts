import { serve } from '@hono/node-server';
import type { AddressInfo } from 'node:net';

export interface Served {
  readonly origin: string;
  readonly host: string;
  readonly port: number;
  close(): Promise<void>;
}

/** Serves a handler on a free port of loopback, as the entry mounts it: null is 404. */
export function serveHandler(
  handler: (request: Request) => Promise<Response | null>,
): Promise<Served> {
  return new Promise((resolve) => {
    const server = serve(
      {
        hostname: '127.0.0.1',
        port: 0,
        fetch: async (request) => (await handler(request)) ?? new Response(null, { status: 404 }),
      },
      ({ address, port }: AddressInfo) => {
        resolve({
          origin: `http://${address}:${port}`,
          host: address,
          port,
          close: () =>
            new Promise((closed) => {
              server.close(() => closed());
              if ('closeAllConnections' in server) server.closeAllConnections();
            }),
        });
      },
    );
  });
}
