import type { JobDocument } from '../jobs/jobDocument';

/** Runs that may die while they count the same search or screen; then it is given up, and the rest counted. */
export const DEATHS_ALLOWED = 3;

/** One death more of each of these, which were being counted when a run died. */
export const withDeaths = (
  { deaths, trying }: Pick<JobDocument, 'deaths' | 'trying'>,
  died: readonly string[] = trying,
): JobDocument['deaths'] => ({
  ...deaths,
  ...Object.fromEntries(died.map((id) => [id, (deaths[id] ?? 0) + 1])),
});

/** Those without a death any more are left out: these were counted. */
export const withoutDeaths = (
  deaths: JobDocument['deaths'],
  counted: readonly string[],
): JobDocument['deaths'] => {
  const gone = new Set(counted);
  return Object.fromEntries(Object.entries(deaths).filter(([id]) => !gone.has(id)));
};

/** Whoever asks for a count of what was given up has one try. */
export const afterGivingUp = (deaths: JobDocument['deaths']): JobDocument['deaths'] =>
  Object.fromEntries(
    Object.entries(deaths).map(([id, times]) => [id, Math.min(times, DEATHS_ALLOWED - 1)]),
  );
