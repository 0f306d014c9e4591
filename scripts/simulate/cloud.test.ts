import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openCloud } from './cloud';

/** An instance that answers with the name of what it was asked, the earlier ones later. */
const ECHO = `
  let others = 4;
  process.send({ kind: 'ready' });
  process.on('message', ({ task, atMs }) => {
    const waits = (others -= 1) * 20;
    setTimeout(() => {
      process.send({
        kind: 'ended', atMs: atMs + 10, processorMs: 1, answer: task.name, failure: null,
      });
    }, waits);
  });
`;

it('answers each of several requests that come at once with its own', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'cloud-'));
  const program = path.join(folder, 'echo.cjs');
  await writeFile(program, ECHO);
  const cloud = openCloud({ program, seed: 1, killed: 0, twice: 0 });
  try {
    const asked = (name: string) => cloud.request({ kind: 'callable', name, data: null });
    await asked('starts the instance');
    const names = ['first', 'second', 'third'];
    const ended = await Promise.all(names.map(asked));
    expect(ended.map(({ answer }) => answer)).toEqual(names);
  } finally {
    cloud.close();
    await rm(folder, { recursive: true });
  }
});
