import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';

/** What a process uses, as Linux counts it; other systems have no such files. */
export interface ProcessUse {
  /** Of the processor, in user and system mode. */
  readonly processorMs: number;
  readonly memoryMb: number;
  readonly mostMemoryMb: number;
}

export async function processUse(processId: number): Promise<ProcessUse> {
  const folder = `/proc/${String(processId)}`;
  const [stat, status] = await Promise.all([
    readFile(`${folder}/stat`, 'utf8'),
    readFile(`${folder}/status`, 'utf8'),
  ]);
  // Hundredths of a second, in fields 14 and 15.
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  const megabytes = (name: string): number =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) / 1000;
  return {
    processorMs: (user + system) * 10,
    memoryMb: megabytes('VmRSS'),
    mostMemoryMb: megabytes('VmHWM'),
  };
}

const LOOK_EVERY_MS = 2_000;
/** A process that has done less between two looks is at rest. */
const AT_REST_MS = 100;

/** Resolves with what a process uses once it works no more. */
export async function atRest(processId: number): Promise<ProcessUse> {
  let before = await processUse(processId);
  for (;;) {
    await setTimeout(LOOK_EVERY_MS);
    const now = await processUse(processId);
    if (now.processorMs - before.processorMs < AT_REST_MS) return now;
    before = now;
  }
}
