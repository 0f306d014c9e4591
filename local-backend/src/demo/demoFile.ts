import { fileURLToPath } from 'node:url';

/** Where the demo's people, supporters and definitions are. */
export const demoFile = (name: string): string =>
  fileURLToPath(new URL(`../../demo/${name}`, import.meta.url));
