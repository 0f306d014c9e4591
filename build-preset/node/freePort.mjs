import { createServer } from 'node:net';

/**
 * Below those that Linux, macOS and Windows hand out to connections: what is free among these stays free until somebody
 * listens there, while one of the others can be a browser's a moment later. Above 10080, which browsers refuse to ask.
 */
const FIRST = 12_000;
const LAST = 32_767;

/** The wanted port of loopback where nobody has it, else one that is free. */
export async function freePort(wanted = anyPort()) {
  let port = wanted;
  while (!(await isFree(port))) port = anyPort();
  return port;
}

const anyPort = () => FIRST + Math.floor(Math.random() * (LAST - FIRST + 1));

const isFree = (port) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => {
      resolve(false);
    });
    server.listen(port, '127.0.0.1', () => {
      server.close(() => {
        resolve(true);
      });
    });
  });
