import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { DocumentDatabase } from '../../src/documents';
import { firestoreRestHandler, type Authorize } from '../../src/firestore-rest';

export const allowAll: Authorize = () => Promise.resolve({ allowed: true });

/** Serves a store's REST API, and nothing else, on a free loopback port. */
export async function serveStore(
  store: DocumentDatabase,
  authorize: Authorize,
): Promise<{ server: Server; port: number }> {
  const handle = firestoreRestHandler({ store, authorize });
  const listener = getRequestListener(async (request) => {
    return (await handle(request)) ?? new Response('Not found', { status: 404 });
  });
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { server, port: address.port };
}
