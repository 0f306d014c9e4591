export function slowest(reports: {
  /** jest's report, as `--json` writes it. */
  readonly unit: unknown;
  /** Playwright's, as its JSON reporter writes it. */
  readonly journeys: unknown;
  /** The folder from which files are named. */
  readonly root: string;
  readonly count?: number;
}): string[];
