import path from 'node:path';
import { succeeded, type Result } from 'shared-kernel/model';
import { fetchTool } from './fetchTool';
import { FUNCTIONS_NODE } from './writeFunctions';

const VERSION = '22.23.3';

/** The program of the Node that the functions run on in production: this one, or one that npm holds for this machine. */
export async function nodeOfFunctions(house: string): Promise<Result<string, string>> {
  if (process.versions.node.startsWith(`${FUNCTIONS_NODE}.`)) return succeeded(process.execPath);
  const fetched = await fetchTool(house, `node-${process.platform}-${process.arch}`, VERSION);
  return fetched.ok ? succeeded(path.join(fetched.value, 'bin/node')) : fetched;
}
