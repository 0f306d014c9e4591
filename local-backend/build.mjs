/** Bundles the local backend and the counting thread, which `npm start` and the journeys run. */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { bundleForNode } from 'build-preset/bundle-for-node';

const PACKAGE = import.meta.dirname;
const OUT = path.join(PACKAGE, 'dist');

await rm(OUT, { recursive: true, force: true });
await bundleForNode({
  programs: {
    main: path.join(PACKAGE, 'src/main.ts'),
    threadEntry: path.join(PACKAGE, '../functions/src/counting/threadEntry.ts'),
  },
  out: OUT,
  // The thread is found beside the bundle.
  keepAddresses: [path.join(PACKAGE, 'src')],
});
