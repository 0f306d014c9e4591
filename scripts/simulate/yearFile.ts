import { BENCH_FIELDS, benchRows } from '../bench/benchYear';

const CHUNK_ROWS = 2_000;
const LETTERS = BENCH_FIELDS.findIndex(({ name }) => name === 'Letters');

/** The generated supporters as a CSV file; of every `changedEvery`th another number of letters, 0 for none. */
export function yearFile(supporters: number, changedEvery = 0, more = 0): Uint8Array {
  const pieces = [['email', 'supporterId', ...BENCH_FIELDS.map(({ name }) => name)].join(',')];
  let lines: string[] = [];
  let row = 0;
  const flush = (): void => {
    pieces.push(lines.join('\n'));
    lines = [];
  };
  for (const { email, supporterId, cells } of benchRows(supporters + more)) {
    const isChanged = changedEvery > 0 && row % changedEvery === 0;
    const shown = isChanged ? cells.with(LETTERS, String(100 + (row % 7))) : cells;
    lines.push([email, supporterId, ...shown].join(','));
    row += 1;
    if (lines.length === CHUNK_ROWS) flush();
  }
  if (lines.length > 0) flush();
  return Buffer.concat(pieces.map((piece) => Buffer.from(`${piece}\n`)));
}
