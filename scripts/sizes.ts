import { runSizes, USAGE } from './sizes/runSizes';

/** `npm run sizes`: what each page loads at a first visit, and what of it is what. */
const ended = await runSizes(process.argv.slice(2), (line) => process.stdout.write(line));
if (!ended.ok) {
  process.stderr.write(`${ended.error}\n${USAGE}\n`);
  process.exitCode = 1;
}
