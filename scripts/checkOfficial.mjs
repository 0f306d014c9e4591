import { runOfficial, SKIPPED } from './official/runOfficial.mjs';
import { main, SetupError } from './setup/step.mjs';

const USAGE = `Usage: npm run check:official

  Replays the decisions of the rules tests on Google's Firestore emulator, compares queries and writes by random
  cases, and runs the functions on it. Without an emulator it says so and ends with 0.
`;

await main(async () => {
  const [option, ...others] = process.argv.slice(2);
  if (option === '--help' && others.length === 0) {
    process.stdout.write(USAGE);
    return;
  }
  if (option !== undefined) {
    throw new SetupError(`Unknown option '${option}'.\n\n${USAGE}`);
  }
  const agrees = await runOfficial();
  if (agrees === null) process.stdout.write(`${SKIPPED}\n`);
  process.exitCode = agrees === false ? 1 : 0;
});
