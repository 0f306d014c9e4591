import { BENCH_FIELDS, benchRows } from './benchYear';

const CHUNK_ROWS = 2000;

/** The generated supporters as the bytes of a CSV file, in pieces like those of an upload. */
export const csvFile = (rows: number): readonly Uint8Array[] => {
  const encoder = new TextEncoder();
  const chunks: Uint8Array[] = [];
  let lines = [['email', 'supporterId', ...BENCH_FIELDS.map(({ name }) => name)].join(',')];
  const flush = (): void => {
    chunks.push(encoder.encode(`${lines.join('\n')}\n`));
    lines = [];
  };
  for (const { email, supporterId, cells } of benchRows(rows)) {
    lines.push([email, supporterId, ...cells].join(','));
    if (lines.length >= CHUNK_ROWS) flush();
  }
  flush();
  return chunks;
};
