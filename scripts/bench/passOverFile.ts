import { createReadStream } from 'node:fs';
import { wholePass, type PassUse } from './wholePass';

/** Run by `measureWholePass`, which reads what is printed. */
const [, , file = ''] = process.argv;
const RUNS = 3;
const PIECE_BYTES = 512 * 1024;

const seconds: number[] = [];
const columnsSeconds: number[] = [];
let mostMemoryMb = 0;
for (let run = 0; run < RUNS; run += 1) {
  const begun = performance.now();
  const since = () => (performance.now() - begun) / 1000;
  await wholePass(createReadStream(file, { highWaterMark: PIECE_BYTES }), () => {
    columnsSeconds.push(since());
  });
  seconds.push(since());
  // What a run leaves behind is not yet gone in the next one.
  if (run === 0) mostMemoryMb = process.resourceUsage().maxRSS / 1000;
}
process.stdout.write(JSON.stringify({ seconds, columnsSeconds, mostMemoryMb } satisfies PassUse));
