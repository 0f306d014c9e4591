import { runSimulation, USAGE } from './simulate/runSimulation';

/** `npm run simulate`: a year of many supporters in a cloud of virtual time, with the documented limits and prices. */
const ended = await runSimulation(process.argv.slice(2), (text) => process.stdout.write(text));
if (!ended.ok) {
  process.stderr.write(`${ended.error}\n${USAGE}\n`);
  process.exitCode = 1;
} else if (!ended.value) process.exitCode = 1;
