import { fileURLToPath } from 'node:url';
import { removeAccessChecks } from './mutants/removeAccessChecks';

/** `npm run check:mutants`: each access check removed alone has to turn a test red. */
const root = fileURLToPath(new URL('..', import.meta.url));
const areNoticed = await removeAccessChecks(root, (line) => process.stdout.write(line));
process.exitCode = areNoticed ? 0 : 1;
