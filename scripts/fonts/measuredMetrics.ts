import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { numberWithin } from 'shared-kernel/model';
import * as v from 'valibot';
import { fetchTool } from '../release/all/fetchTool';
import type { FamilyMetrics, Metrics } from './metrics';

/** Measures of all of Google's fonts and those of systems: 65 MB, of which few lines are needed, and those seldom. */
const MEASURES = ['@capsizecss/metrics', '4.3.0'] as const;
const BOLD = '700';

const Units = numberWithin({ least: -20_000, most: 20_000 });
const Module = v.object({
  default: v.object({
    ascent: Units,
    descent: Units,
    lineGap: Units,
    unitsPerEm: Units,
    xWidthAvg: Units,
  }),
});

/** Of every family what is known, and else what the measures say. Throws where they know nothing of one. */
export async function measuredMetrics(
  root: string,
  families: readonly string[],
  known: Metrics,
): Promise<Metrics> {
  const missing = families.filter((family) => known[family] === undefined);
  if (missing.length === 0) return only(known, families);
  const fetched = await fetchTool(root, ...MEASURES);
  if (!fetched.ok) throw new Error(fetched.error);
  const { value: folder } = fetched;
  const measured = await Promise.all(
    missing.map(async (family) => [family, await measure(folder, family)] as const),
  );
  return only({ ...known, ...Object.fromEntries(measured) }, families);
}

async function measure(folder: string, family: string): Promise<FamilyMetrics> {
  const of = async (...weight: string[]) => {
    const file = path.join(folder, 'entireMetricsCollection', folderOf(family), ...weight);
    const loaded: unknown = await import(pathToFileURL(path.join(file, 'index.mjs')).href);
    return v.parse(Module, loaded).default;
  };
  const [regular, bold] = await Promise.all([of(), of(BOLD)]);
  const inEm = (units: number) => Number((units / regular.unitsPerEm).toFixed(4));
  return {
    ascent: inEm(regular.ascent),
    descent: inEm(-regular.descent),
    lineGap: inEm(regular.lineGap),
    width: inEm(regular.xWidthAvg),
    boldWidth: Number((bold.xWidthAvg / bold.unitsPerEm).toFixed(4)),
  };
}

/** As the measures name it: `Source Sans 3` is in `sourceSans3`. */
const folderOf = (family: string): string => {
  const joined = family
    .split(' ')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
  return joined.charAt(0).toLowerCase() + joined.slice(1);
};

const only = (metrics: Metrics, families: readonly string[]): Metrics =>
  Object.fromEntries(
    families.flatMap((family) => {
      const found = metrics[family];
      return found === undefined ? [] : [[family, found] as const];
    }),
  );
