import path from 'node:path';
import house from '../house.cjs';

export const ROOT = house.houseOf(import.meta.dirname) ?? process.cwd();

/** Where bundles of programs are kept. */
export const OUT = path.join(ROOT, '.cache/from-sources');
