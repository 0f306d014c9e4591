import { parseArgs } from 'node:util';
import { failed, succeeded, type Result } from 'shared-kernel/model';
import { argumentFault } from '../argumentFault';
import { benchBackend } from './benchBackend';
import { benchCounting } from './benchCounting';
import { benchDesigner } from './benchDesigner';
import { benchEmbed } from './benchEmbed';
import { benchFirstPaint } from './benchFirstPaint';
import { benchImport } from './benchImport';
import { benchLighthouse } from './benchLighthouse';
import { benchMatching } from './benchMatching';
import { benchStory } from './benchStory';
import { benchTool } from './benchTool';

type Write = (line: string) => void;

const BENCHES = {
  matching: benchMatching,
  counting: benchCounting,
  import: benchImport,
  backend: benchBackend,
  designer: benchDesigner,
  embed: benchEmbed,
  'first-paint': benchFirstPaint,
  story: benchStory,
  tool: benchTool,
  lighthouse: benchLighthouse,
} as const satisfies Record<string, (rows: number, write: Write) => Promise<void>>;

const NAMES = Object.keys(BENCHES);
export const USAGE = `Usage: npm run bench -- [${NAMES.join('] [')}] [--rows 100000]`;

/** More would fill the memory before anything is measured. */
const MOST_ROWS = 10_000_000;

const isBench = (name: string): name is keyof typeof BENCHES => Object.hasOwn(BENCHES, name);

/** Measures what the arguments name; fails with a sentence where they name something that is not measured. */
export const runBench = async (
  args: readonly string[],
  write: Write,
): Promise<Result<null, string>> => {
  const parsed = parse(args);
  if (!parsed.ok) return parsed;
  const { positionals, values } = parsed.value;
  const rows = Number(values.rows);
  const names = positionals.length === 0 ? NAMES : positionals;
  const unknown = names.find((name) => !isBench(name));
  if (unknown !== undefined) return failed(`There is no bench '${unknown}'.`);
  if (!Number.isInteger(rows) || rows < 1 || rows > MOST_ROWS)
    return failed(`--rows is a whole number from 1 to ${String(MOST_ROWS)}, not '${values.rows}'.`);
  for (const name of names.filter(isBench)) await BENCHES[name](rows, write);
  return succeeded(null);
};

function parse(args: readonly string[]) {
  try {
    const options = { rows: { type: 'string', default: '100000' } } as const;
    return succeeded(parseArgs({ args: [...args], allowPositionals: true, options }));
  } catch (failure) {
    return failed(argumentFault(failure));
  }
}
