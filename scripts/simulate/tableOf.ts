import type { Used } from './cloud';

/** A step that was measured, and how often a year has it. */
export interface Measured {
  readonly name: string;
  readonly used: Used;
  readonly times: number;
}

const COLUMNS = [
  ['time', 12],
  ['runs', 9],
  ['killed', 7],
  ['cpu s', 8],
  ['MB', 7],
  ['reads', 12],
  ['writes', 12],
  ['deletes', 10],
  ['files', 9],
  ['dollars', 10],
] as const;
const NAME_WIDTH = 46;

/** Lines of a table in a terminal. */
export function tableOf(
  rows: readonly Measured[],
  { hasHead }: { readonly hasHead: boolean },
): string {
  const head = COLUMNS.map(([name, width]) => name.padStart(width)).join('');
  const lines = rows.map(({ name, used, times }) => {
    const scaled = (count: number): string => Math.round(count * times).toLocaleString('en');
    const cells = [
      durationOf(used.virtualMs),
      scaled(used.invocations),
      String(used.kills),
      (used.processorSeconds * times).toFixed(0),
      used.mostMegabytes.toFixed(0),
      scaled(used.reads),
      scaled(used.writes),
      scaled(used.deletes),
      scaled(used.fileReads + used.fileWrites),
      (used.dollars * times).toFixed(3),
    ];
    return (
      name.padEnd(NAME_WIDTH) +
      cells.map((cell, at) => cell.padStart(COLUMNS[at]?.[1] ?? 0)).join('')
    );
  });
  return `${[...(hasHead ? [' '.repeat(NAME_WIDTH) + head] : []), ...lines].join('\n')}\n`;
}

/** `1 h 2 min`, `3 min 4 s` or `5.6 s`. */
function durationOf(ms: number): string {
  const seconds = ms / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${String(minutes)} min ${String(Math.floor(seconds % 60))} s`;
  return `${String(Math.floor(minutes / 60))} h ${String(minutes % 60)} min`;
}
