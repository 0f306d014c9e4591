import path from 'node:path';
import { importFromSources } from './importFromSources.mjs';

/** `node runFromSources.mjs program.ts …` runs a program of TypeScript with what follows as its arguments. */
const [node, , program = '', ...rest] = process.argv;
process.argv = [node, path.resolve(program), ...rest];
await importFromSources(path.resolve(program));
