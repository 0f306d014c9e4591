import { runBench, USAGE } from './bench/runBench';

/** `npm run bench`: the engine and the import beside other ways of doing the same, on this machine. */
const ended = await runBench(process.argv.slice(2), (line) => process.stdout.write(line));
if (!ended.ok) {
  process.stderr.write(`${ended.error}\n${USAGE}\n`);
  process.exitCode = 1;
}
