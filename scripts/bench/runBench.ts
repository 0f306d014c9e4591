import { parseArgs } from 'node:util';
import { benchCounting } from './benchCounting';
import { benchDesigner } from './benchDesigner';
import { benchEmbed } from './benchEmbed';
import { benchFirstPaint } from './benchFirstPaint';
import { benchImport } from './benchImport';
import { benchMatching } from './benchMatching';

type Write = (line: string) => void;

const BENCHES = {
  matching: benchMatching,
  counting: benchCounting,
  import: benchImport,
  designer: benchDesigner,
  embed: benchEmbed,
  'first-paint': benchFirstPaint,
} as const satisfies Record<string, (rows: number, write: Write) => Promise<void>>;

const NAMES = Object.keys(BENCHES);
export const USAGE = `Usage: npm run bench -- [${NAMES.join('] [')}] [--rows 100000]`;

const isBench = (name: string): name is keyof typeof BENCHES => Object.hasOwn(BENCHES, name);

/** False where the arguments name something that is not measured. */
export const runBench = async (args: readonly string[], write: Write): Promise<boolean> => {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { rows: { type: 'string', default: '100000' } },
  });
  const rows = Number(values.rows);
  const names = positionals.length === 0 ? NAMES : positionals;
  if (!names.every(isBench) || !Number.isInteger(rows) || rows < 1) return false;
  for (const name of names.filter(isBench)) await BENCHES[name](rows, write);
  return true;
};
