import { fileURLToPath } from 'node:url';
import { removeAccessChecks } from './mutants/removeAccessChecks';

/** `npm run check:mutants`: each access check removed alone has to turn a test red. It takes no arguments. */
const [argument] = process.argv.slice(2);
if (argument === undefined) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const areNoticed = await removeAccessChecks(root, (line) => process.stdout.write(line));
  process.exitCode = areNoticed ? 0 : 1;
} else {
  process.stderr.write(`Unknown argument '${argument}'. Usage: npm run check:mutants\n`);
  process.exitCode = 1;
}
