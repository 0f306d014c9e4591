/** @jest-environment node */
import { once } from 'node:events';
import { createServer } from 'node:net';
import { freePort } from 'build-preset/free-port';

/** Where Linux begins to hand out ports to connections; others begin later. */
const FIRST_OF_CONNECTIONS = 32_768;

test('is the wanted one where nobody has it, else one that no connection is given', async () => {
  const wanted = await freePort();
  expect(wanted).toBeLessThan(FIRST_OF_CONNECTIONS);
  expect(await freePort(wanted)).toBe(wanted);

  const taken = createServer().listen(wanted, '127.0.0.1');
  await once(taken, 'listening');
  const other = await freePort(wanted);
  taken.close();

  expect(other).not.toBe(wanted);
  expect(other).toBeLessThan(FIRST_OF_CONNECTIONS);
});
