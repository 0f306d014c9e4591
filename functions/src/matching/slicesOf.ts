import type { StoredDefinition } from '../definitions/storedDefinition';
import { inBatches } from '../store/inBatches';
import type { MatchingWork } from './claimWork';

/** Searches that are counted and stored together: some seconds' work at most, beside what they refer to. */
const SLICE = 250;
/** Fields that the searches of a slice look at, with what they refer to. What looks at more by itself stands apart. */
const SLICE_LOOKS = 25_000;

export interface Slice {
  readonly definitions: readonly StoredDefinition[];
  /** Whether the year's combination of screens is worked out with it. */
  readonly recombines: boolean;
}

/** What a pass left to the next, which others had asked for meanwhile. */
export interface LeftBehind {
  /** What has waited longest comes first. */
  readonly ids: ReadonlySet<string>;
  readonly recombines: boolean;
}

export const NOTHING_LEFT: LeftBehind = { ids: new Set(), recombines: false };

type SlicedWork = Pick<MatchingWork, 'affected' | 'all' | 'deaths' | 'recombines' | 'looks'>;

/**
 * The parts of a pass, in their order: searches, the lightest first and then what was left behind, so that nobody's heavy
 * ones keep others waiting, nor are kept waiting for good; behind the others those that a run died of; then the
 * screens. Nearly every pass is one slice, counted at once and shown together.
 */
export function slicesOf(work: SlicedWork, left: LeftBehind = NOTHING_LEFT): readonly Slice[] {
  const { affected, deaths } = work;
  const recombines = work.recombines || left.recombines;
  const isSuspect = ({ id }: StoredDefinition): boolean => (deaths[id] ?? 0) > 0;
  const trusted = affected.filter((one) => !isSuspect(one));
  const searches = searchSlices(
    trusted.filter(({ kind }) => kind === 'searches'),
    work,
    left,
  );
  if (affected.length <= SLICE && trusted.length === affected.length && searches.length < 2)
    return [{ definitions: affected, recombines }];
  const screens = trusted.filter(({ kind }) => kind === 'screens');
  const slices = [...searches, ...suspectSlices(affected.filter(isSuspect), work)].map(
    (definitions) => ({ definitions, recombines: false }),
  );
  return screens.length > 0 || recombines
    ? [...slices, { definitions: screens, recombines }]
    : slices;
}

/**
 * Of those that one run died of, as many together as there are such groups: mostly the run was ended from outside, and
 * each slice is a write of the job's document, which may have one a second. What more runs died of stands alone.
 */
function suspectSlices(
  suspects: readonly StoredDefinition[],
  { all, deaths, looks }: SlicedWork,
): readonly (readonly StoredDefinition[])[] {
  const refersTo = new Map(all.map((one) => [one.id, one.refersTo]));
  const hasDiedOnce = ({ id }: StoredDefinition): boolean => deaths[id] === 1;
  const once = suspects.filter(hasDiedOnce);
  const groups = Array.from(inBatches(once, Math.ceil(Math.sqrt(once.length || 1)))).flatMap(
    (group) =>
      packed(
        group.map((one) => weigh(one, refersTo, looks)),
        looks,
      ),
  );
  return [
    ...groups.map((group) => group.map(({ definition }) => definition)),
    ...suspects.filter((one) => !hasDiedOnce(one)).map((one) => [one]),
  ];
}

export const idsOf = ({ definitions }: Slice): readonly string[] => definitions.map(({ id }) => id);

export const leftBehind = (slices: readonly Slice[]): LeftBehind => ({
  ids: new Set(slices.flatMap(idsOf)),
  recombines: slices.some(({ recombines }) => recombines),
});

/** Its smaller parts, the combination of screens by itself; none where it has but one. */
export function partsOf({ definitions, recombines }: Slice): readonly Slice[] {
  const middle = Math.ceil(definitions.length / 2);
  const parts = [
    ...[definitions.slice(0, middle), definitions.slice(middle)]
      .filter((half) => half.length > 0)
      .map((half) => ({ definitions: half, recombines: false })),
    ...(recombines ? [{ definitions: [], recombines }] : []),
  ];
  return parts.length > 1 ? parts : [];
}

/** A search with all that has to be counted for it; null where that is too much to be counted beside others. */
interface Weighed {
  readonly definition: StoredDefinition;
  readonly reach: ReadonlySet<string> | null;
  readonly looks: number;
}

function searchSlices(
  searches: readonly StoredDefinition[],
  { all, looks }: SlicedWork,
  left: LeftBehind,
): readonly (readonly StoredDefinition[])[] {
  const refersTo = new Map(all.map((one) => [one.id, one.refersTo]));
  const weighed = searches
    .map((definition) => weigh(definition, refersTo, looks))
    .sort((one, other) => one.looks - other.looks);
  const [lightest, ...heavier] = packed(weighed, looks);
  if (lightest === undefined) return [];
  const rest = heavier.flat();
  const byId = new Map(rest.map((one) => [one.definition.id, one]));
  const waited = [...left.ids].flatMap((id) => byId.get(id) ?? []);
  const newer = rest.filter(({ definition }) => !left.ids.has(definition.id));
  const slices = [lightest, ...packed(waited, looks), ...packed(newer, looks)];
  return slices.map((slice) => slice.map(({ definition }) => definition));
}

function weigh(
  definition: StoredDefinition,
  refersTo: ReadonlyMap<string, readonly string[]>,
  looks: ReadonlyMap<string, number>,
): Weighed {
  const reach = new Set([definition.id]);
  let sum = 0;
  for (const id of reach) {
    sum += looks.get(id) ?? 0;
    if (sum > SLICE_LOOKS || reach.size > SLICE)
      return { definition, reach: null, looks: Infinity };
    for (const other of refersTo.get(id) ?? []) reach.add(other);
  }
  return { definition, reach, looks: sum };
}

/** As many in each as may be counted together, in their order. */
function packed(
  weighed: readonly Weighed[],
  looks: ReadonlyMap<string, number>,
): readonly (readonly Weighed[])[] {
  const slices: Weighed[][] = [];
  let reached = new Set<string>();
  let sum = 0;
  for (const one of weighed) {
    const slice = slices.at(-1);
    const added = [...(one.reach ?? [])].filter((id) => !reached.has(id));
    const more = added.reduce((total, id) => total + (looks.get(id) ?? 0), 0);
    const isLight = one.reach !== null;
    const fits =
      slice !== undefined &&
      slice.length < SLICE &&
      isLight === (slice[0]?.reach !== null) &&
      (!isLight || sum + more <= SLICE_LOOKS);
    if (fits) slice.push(one);
    else slices.push([one]);
    reached = new Set([...(fits ? reached : []), ...(one.reach ?? [])]);
    sum = fits ? sum + more : isLight ? one.looks : 0;
  }
  return slices;
}
