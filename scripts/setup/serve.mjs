import { spawn } from 'node:child_process';
import path from 'node:path';
import { ROOT } from './step.mjs';

/** Starts the local backend in this terminal; its end is ours. Ctrl-C reaches it from the terminal itself. */
export function serve(env = {}) {
  const child = spawn(
    process.execPath,
    ['--enable-source-maps', path.join(ROOT, 'local-backend/dist/main.js')],
    { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } },
  );
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => {
    child.on('close', (code, signal) => {
      if (signal !== null) process.stderr.write(`\nThe local backend was ended by ${signal}.\n`);
      resolve(code ?? 1);
    });
  });
}
