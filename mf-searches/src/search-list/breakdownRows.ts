export interface BreakdownRow {
  /** How often an action matched. */
  readonly times: string;
  readonly supporters: number;
}

/** The number of times an action matched, sorted numerically (spec §2). */
export const breakdownRows = (
  spread: Readonly<Record<string, number>> | null,
): readonly BreakdownRow[] =>
  Object.entries(spread ?? {})
    .map(([times, supporters]) => ({ times, supporters }))
    .sort((a, b) => Number(a.times) - Number(b.times));
