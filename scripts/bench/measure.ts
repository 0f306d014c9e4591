/** What one way of doing a piece of work took. */
export interface Measurement {
  readonly name: string;
  /** Rows in one run. */
  readonly rows: number;
  readonly seconds: number;
  readonly note: string;
}

/** The fastest of some runs: what the machine can do while nobody disturbs it. */
export const measure = async (
  name: string,
  rows: number,
  work: () => unknown,
  { runs = 3, note = '' }: { readonly runs?: number; readonly note?: string } = {},
): Promise<Measurement> => {
  let seconds = Infinity;
  let slowest = 0;
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now();
    await work();
    const taken = (performance.now() - start) / 1000;
    seconds = Math.min(seconds, taken);
    slowest = Math.max(slowest, taken);
  }
  const spread = runs === 1 ? '' : `to ${slowest.toFixed(3)} s`;
  return { name, rows, seconds, note: [spread, note].filter((part) => part !== '').join(', ') };
};

const NUMBER = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });

/** One line each: seconds, rows a second, and how many times the speed of the first. */
export const printMeasurements = (
  title: string,
  measurements: readonly Measurement[],
  write: (line: string) => void,
): void => {
  write(`\n${title}\n`);
  const first = measurements[0];
  for (const { name, rows, seconds, note } of measurements) {
    const speed = rows / seconds;
    const ratio = first === undefined ? 1 : speed / (first.rows / first.seconds);
    const columns = [
      name.padEnd(52),
      `${seconds.toFixed(3)} s`.padStart(10),
      `${NUMBER.format(speed)} rows/s`.padStart(20),
      `× ${ratio.toFixed(ratio < 0.1 ? 3 : 2)}`.padStart(9),
      note,
    ];
    write(`${columns.join(' ').trimEnd()}\n`);
  }
};

/** The value below which this share of the values lies; NaN of none. */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? NaN;
