import { fileURLToPath } from 'node:url';
import { removeAccessChecks } from './mutants/removeAccessChecks';
import { calledAlone } from './setup/calledAlone';

/** `npm run check:mutants`: each access check removed alone has to turn a test red. It takes no arguments. */
if (calledAlone('npm run check:mutants')) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const areNoticed = await removeAccessChecks(root, (line) => process.stdout.write(line));
  process.exitCode = areNoticed ? 0 : 1;
}
