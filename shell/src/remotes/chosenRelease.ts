import { numberWithin } from 'shared-kernel/model';
import * as v from 'valibot';

const Release = v.looseObject({
  manifest: v.string(),
  version: v.optional(v.string()),
  integrity: v.nullish(v.string()),
});

const Offered = v.looseObject({
  current: Release,
  next: v.optional(
    v.looseObject({ ...Release.entries, share: numberWithin({ least: 0, most: 100 }) }),
  ),
  lastGood: v.optional(Release),
});

/**
 * A line of /remotes.json with the release in it that this browser gets, and beside it, as `instead`, the one that is
 * offered where that does not load: the last good one, or for who is given the next one, the current one. A line that
 * knows of one release is left as it is.
 */
export function chosenRelease(line: unknown, browser: string): unknown {
  const parsed = v.safeParse(Offered, line);
  if (!parsed.success || !hasId(line)) return line;
  const { current, next, lastGood } = parsed.output;
  const { id } = line;
  const isNext = next !== undefined && percentOf(browser, id) < next.share;
  const instead = isNext ? { ...line, ...current } : lastGood && { ...line, ...lastGood };
  return {
    ...line,
    ...(isNext ? next : current),
    ...(instead === undefined ? {} : { instead }),
  };
}

const hasId = (line: unknown): line is { readonly id: string } =>
  typeof line === 'object' && line !== null && 'id' in line && typeof line.id === 'string';

/** 0 to 99: the same for a browser and a remote at every start, and evenly spread (FNV-1a). */
export function percentOf(browser: string, id: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(`${browser}/${id}`))
    hash = Math.imul(hash ^ byte, 0x01000193);
  // The last bits of FNV-1a are mixed least.
  return ((hash ^ (hash >>> 15)) >>> 0) % 100;
}
