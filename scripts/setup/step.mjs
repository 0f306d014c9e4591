import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** A failure that is told in one sentence, without a stack. */
export class SetupError extends Error {}

/** Whose line was printed last. */
let begun = '';

/**
 * Runs a named step and prints how long it took. `work` may answer with a remark for the line, which names its step where
 * another one has begun in the meantime.
 */
export async function step(name, work) {
  const start = performance.now();
  process.stdout.write(`▸ ${name}\n`);
  begun = name;
  const remark = await work();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const whose = begun === name ? '' : `${name}: `;
  process.stdout.write(`  ${whose}${remark ?? 'done'} (${seconds} s)\n`);
}

/** Runs a program in the root of the project, its output shown only when it fails or `show` is set. */
export function run(command, args, { show = false, env = {}, cwd = ROOT } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout?.on('data', (data) => (output += data));
    child.stderr?.on('data', (data) => (output += data));
    child.on('error', (error) => {
      reject(new SetupError(`${command} could not be started: ${error.message}`));
    });
    child.on('close', (code) => {
      if (code === 0) resolve(output);
      else {
        process.stderr.write(output);
        reject(new SetupError(`${command} ${args.join(' ')} ended with code ${String(code)}.`));
      }
    });
  });
}

/** Runs a verb of package.json: a SetupError becomes its sentence and exit code 1. */
export async function main(verb) {
  try {
    await verb();
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    process.stderr.write(`\n${error.message}\n`);
    process.exitCode = 1;
  }
}
