import type { StoredDefinition } from './storedDefinition';
import type { MatchingWork } from './takeUp';

/** What is counted and stored together: some seconds' work at most, beside what it refers to. */
const SLICE = 250;

export interface Slice {
  readonly definitions: readonly StoredDefinition[];
  /** Whether the year's combination of screens is worked out with it. */
  readonly recombines: boolean;
}

/**
 * The parts of a pass, in their order: searches, each that a run died of alone behind the others, then the screens.
 * Nearly every pass is one slice, counted at once and shown together.
 */
export function slicesOf({
  affected,
  deaths,
  recombines,
}: Pick<MatchingWork, 'affected' | 'deaths' | 'recombines'>): readonly Slice[] {
  const isSuspect = ({ id }: StoredDefinition): boolean => (deaths[id] ?? 0) > 0;
  if (affected.length <= SLICE && !affected.some(isSuspect))
    return [{ definitions: affected, recombines }];
  const trusted = affected.filter((one) => !isSuspect(one));
  const screens = trusted.filter(({ kind }) => kind === 'screens');
  const slices = [
    ...inSlices(trusted.filter(({ kind }) => kind === 'searches')),
    ...affected.filter(isSuspect).map((one) => [one]),
  ].map((definitions) => ({ definitions, recombines: false }));
  return screens.length > 0 || recombines
    ? [...slices, { definitions: screens, recombines }]
    : slices;
}

export const halvesOf = ({ definitions }: Slice): readonly Slice[] => {
  const middle = Math.ceil(definitions.length / 2);
  return [definitions.slice(0, middle), definitions.slice(middle)].map((half) => ({
    definitions: half,
    recombines: false,
  }));
};

function inSlices(
  definitions: readonly StoredDefinition[],
): readonly (readonly StoredDefinition[])[] {
  return Array.from({ length: Math.ceil(definitions.length / SLICE) }, (_, place) =>
    definitions.slice(place * SLICE, (place + 1) * SLICE),
  );
}
