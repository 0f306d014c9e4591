import { tidyFault, type FaultReport } from 'shared-kernel/model';

/** How many faults one load of the page tells of: what breaks everywhere is understood from a few. */
export const MOST_REPORTS = 20;

export interface FaultQueue {
  /** The same fault is told once. */
  readonly add: (report: FaultReport) => void;
  /** Tells what waits, and what comes from now on. */
  readonly open: () => void;
  /** Keeps what comes from now on. */
  readonly close: () => void;
}

/**
 * Faults on their way to the server, without what could tell of people. `send` says whether it could be reached: what it
 * could not be told goes with the next one.
 */
export function faultQueue(send: (report: FaultReport) => Promise<boolean>): FaultQueue {
  const known = new Set<string>();
  let waiting: readonly FaultReport[] = [];
  let isOpen = false;
  let sending: Promise<void> = Promise.resolve();

  const flush = async (): Promise<void> => {
    const reports = waiting;
    waiting = [];
    for (const [place, report] of reports.entries()) {
      if (isOpen && (await send(report))) continue;
      waiting = [...reports.slice(place), ...waiting];
      return;
    }
  };
  const start = () => {
    sending = sending.then(flush, flush);
  };
  return {
    add: (report) => {
      const tidy = tidyFault(report);
      const key = JSON.stringify([tidy.remote, tidy.version, tidy.kind, tidy.message]);
      if (known.has(key) || known.size >= MOST_REPORTS) return;
      known.add(key);
      waiting = [...waiting, tidy];
      if (isOpen) start();
    },
    open: () => {
      isOpen = true;
      start();
    },
    close: () => {
      isOpen = false;
    },
  };
}
