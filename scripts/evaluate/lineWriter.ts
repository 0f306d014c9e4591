import { closeSync, openSync, writeSync } from 'node:fs';

export interface LineWriter {
  write(line: string): void;
  close(): void;
}

const BATCH_LINES = 5000;

/** Writes a text file line by line, in batches, so that a million lines never stand in memory at once. */
export const createLineWriter = (path: string): LineWriter => {
  const file = openSync(path, 'w');
  let batch: string[] = [];
  const flush = (): void => {
    writeSync(file, batch.join(''));
    batch = [];
  };
  return {
    write: (line) => {
      batch.push(`${line}\n`);
      if (batch.length >= BATCH_LINES) flush();
    },
    close: () => {
      flush();
      closeSync(file);
    },
  };
};
