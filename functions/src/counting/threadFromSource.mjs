/** The counting thread where the program runs from its TypeScript. */
import path from 'node:path';
import { importFromSources } from 'build-preset/import-from-sources';

await importFromSources(path.join(import.meta.dirname, 'threadEntry.ts'));
