import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { openDocumentStore } from '../../src/documents';
import { firestoreRestHandler } from '../../src/firestore-rest';

/** A process to be killed: serves the store in the directory it is given, and prints its port. */
const [, , directory = ''] = process.argv;
const store = await openDocumentStore(directory);
const handle = firestoreRestHandler({
  store,
  authorize: () => Promise.resolve({ allowed: true }),
});
const server = createServer(
  getRequestListener(async (request) => {
    return (await handle(request)) ?? new Response('Not found', { status: 404 });
  }),
);
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address !== 'string') process.stdout.write(`${address.port}\n`);
});
