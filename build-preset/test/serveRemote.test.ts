import { spawnSync } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const PROGRAM = path.join(ROOT, 'build-preset/bin/serveRemote.mjs');

/** Runs `serve-remote` in the folder of a package. */
function serveRemote(folder: string, ...typed: readonly string[]) {
  const { status, stderr, stdout } = spawnSync(process.execPath, [PROGRAM, ...typed], {
    cwd: path.join(ROOT, folder),
    encoding: 'utf8',
  });
  return { status, stderr, stdout };
}

it.each([
  ['evaluation', [], 'package.json says nothing about a remote: '],
  ['mf-searches', ['--no-such-option'], "Unknown option '--no-such-option'. Usage: npm start"],
  ['mf-searches', ['--port', 'x'], '--port is “x”, which is no port number. Usage: npm start'],
  ['mf-searches', ['--product', 'here'], '--product is “here”, which is no address such as'],
  ['mf-searches', ['--port', '3101'], 'Inside the monorepo a remote is served at the port in its'],
])('serve-remote in %s with %j is answered with a sentence', (folder, typed, sentence) => {
  const { status, stderr, stdout } = serveRemote(folder, ...typed);
  expect(stderr).toContain(sentence);
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(stdout).toBe('');
  expect(status).toBe(1);
});
