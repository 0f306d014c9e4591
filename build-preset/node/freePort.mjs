import { createServer } from 'node:net';

/** The wanted port where nobody has it, else one that is free. */
export const freePort = async (wanted) => (await tried(wanted)) ?? (await tried(0));

/** Null where somebody has it. */
const tried = (port) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => {
      resolve(null);
    });
    server.listen(port, '127.0.0.1', () => {
      const found = server.address().port;
      server.close(() => {
        resolve(found);
      });
    });
  });
