import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { bundleForNode } from 'build-preset/bundle-for-node';
import { failed, succeeded, type Result } from 'shared-kernel/model';
import { argumentFault } from '../argumentFault';
import { openCloud } from './cloud';
import { LIMITS } from './limits';
import { SHOWS_A_YEAR, yearOf } from './simulatedYear';
import { tableOf, type Measured } from './tableOf';

export const USAGE =
  'Usage: npm run simulate [-- --supporters 100000] [--searches 200] [--shard 1000000] [--killed 0.3] [--seed 1]';

interface Numbers {
  readonly supporters: number;
  readonly searches: number;
  /** Supporters of a shard of the snapshot, about. */
  readonly shard: number;
  readonly killed: number;
  readonly seed: number;
}

/**
 * A year of so many supporters in a cloud of virtual time; fails with a sentence where the arguments make no sense. The
 * value says whether every limit held and every step came out as it should.
 */
export async function runSimulation(
  args: readonly string[],
  write: (text: string) => void,
): Promise<Result<boolean, string>> {
  const numbers = parse(args);
  if (!numbers.ok) return numbers;
  // Inside, where the packages are found.
  const cache = path.join(import.meta.dirname, '../../.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(path.join(cache, 'simulate-'));
  try {
    return succeeded(await simulated(numbers.value, folder, write));
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function simulated(
  numbers: Numbers,
  folder: string,
  write: (text: string) => void,
): Promise<boolean> {
  const { supporters, searches, shard, killed, seed } = numbers;
  await bundleForNode({
    programs: {
      instance: path.join(import.meta.dirname, 'instance.ts'),
      threadEntry: path.join(import.meta.dirname, '../../functions/src/counting/threadEntry.ts'),
    },
    out: folder,
  });
  const cloud = openCloud({
    program: path.join(folder, 'instance.js'),
    args: [String(shard)],
    ...{ seed, killed, twice: 0.1 },
  });
  try {
    const year = yearOf(cloud, { supporters, searches });
    write(
      `A year of ${String(supporters)} supporters and ${String(searches)} searches, in shards of ${String(shard)}; ` +
        `${String(killed * 100)} % of the runs of jobs are killed, and a tenth of events come twice.\n`,
    );
    const steps: Measured[] = [];
    for (const { name, work, times = 1 } of year) {
      const used = await cloud.measured(name, work);
      steps.push({ name, used, times });
      write(tableOf([{ name, used, times }], { hasHead: steps.length === 1 }));
    }
    write(`Shows: measured of a sample, for ${SHOWS_A_YEAR.toLocaleString('en')}.\n`);
    write(ofTenMillion(steps, numbers));
    for (const sentence of cloud.broken) write(`BROKEN: ${sentence}\n`);
    if (cloud.broken.size === 0)
      write(`No limit broke: ${String(LIMITS.jobMs / 1000)} s, 2 GiB, 1 MiB, 10 MiB, 500/50/5.\n`);
    return cloud.broken.size === 0;
  } finally {
    cloud.close();
  }
}

const TEN_MILLION = 10_000_000;

/** What a job of ten million supporters would take by the same figures: one shard of its file and one of the year (D578, D581). */
function ofTenMillion(steps: readonly Measured[], { supporters, shard }: Numbers): string {
  const { name, used } = steps.reduce((one, other) =>
    other.used.mostMegabytes > one.used.mostMegabytes ? other : one,
  );
  const fits = used.mostMegabytes <= LIMITS.jobMegabytes;
  return (
    `${TEN_MILLION.toLocaleString('en')} supporters in shards of ${Math.min(supporters, shard).toLocaleString('en')}, of which a ` +
    `job holds one at a time: some ${used.mostMegabytes.toFixed(0)} MB at most ("${name}"), ` +
    `which ${fits ? 'fits' : 'does not fit'} into ${String(LIMITS.jobMegabytes)} MB.\n`
  );
}

const OPTIONS = {
  supporters: { type: 'string', default: '100000' },
  searches: { type: 'string', default: '200' },
  shard: { type: 'string', default: '1000000' },
  killed: { type: 'string', default: '0.3' },
  seed: { type: 'string', default: '1' },
} as const;

const BOUNDS = {
  supporters: { least: 1, most: 3_000_000, whole: true },
  searches: { least: 1, most: 1_000, whole: true },
  shard: { least: 1, most: 10_000_000, whole: true },
  killed: { least: 0, most: 0.9, whole: false },
  seed: { least: 0, most: 1_000_000, whole: true },
} as const;

function parse(args: readonly string[]): Result<Numbers, string> {
  let values: Record<keyof Numbers, string>;
  try {
    ({ values } = parseArgs({ args: [...args], options: OPTIONS }));
  } catch (failure) {
    return failed(argumentFault(failure));
  }
  const numbers = { supporters: 0, searches: 0, shard: 0, killed: 0, seed: 0 };
  for (const name of ['supporters', 'searches', 'shard', 'killed', 'seed'] as const) {
    const { least, most, whole } = BOUNDS[name];
    const value = Number(values[name]);
    if (!(value >= least && value <= most) || (whole && !Number.isInteger(value)))
      return failed(
        `--${name} is a ${whole ? 'whole ' : ''}number from ${String(least)} to ${String(most)}, not '${values[name]}'.`,
      );
    numbers[name] = value;
  }
  return succeeded(numbers);
}
