import { runBench, USAGE } from './bench/runBench';

/** `npm run bench`: the engine and the import beside other ways of doing the same, on this machine. */
const isRun = await runBench(process.argv.slice(2), (line) => process.stdout.write(line));
if (!isRun) {
  process.stderr.write(`${USAGE}\n`);
  process.exitCode = 1;
}
