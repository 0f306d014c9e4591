/** Fetches what a release is looked at with, while `npm test` does other things: it waits for the network. */
import path from 'node:path';
import { fetchTool } from './fetchTool';
import { nodeOfFunctions } from './nodeOfFunctions';
import { SUPERSTATIC } from './tools';

const HOUSE = path.resolve(import.meta.dirname, '../../..');

for (const fetched of [await fetchTool(HOUSE, ...SUPERSTATIC), await nodeOfFunctions(HOUSE)])
  if (!fetched.ok) process.stderr.write(`${fetched.error}\n`);
