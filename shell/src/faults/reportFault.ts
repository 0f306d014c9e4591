import type { FaultReport } from 'shared-kernel/model';
import { faultQueue } from './faultQueue';

/** The page's faults, for whoever looks after what has broken (D226). Told while somebody is signed in. */
const faults = faultQueue(async (report) => {
  try {
    const { reportFault: send } = await import('../server/faults');
    const answer = await send(report);
    return answer.ok || !UNREACHED.has(answer.error.code);
  } catch {
    // The file of the call could not be loaded: the release it is of may be gone, or the network.
    return false;
  }
});

const UNREACHED: ReadonlySet<string> = new Set(['server/unavailable', 'server/deadline-exceeded']);

export const { open: tellFaults, close: keepFaults } = faults;

/** Tells the owner of a remote, or of the shell, what went wrong. Never throws, and nobody has to wait for it. */
export const reportFault = (
  report: Omit<FaultReport, 'stack'> & { readonly stack?: string },
): void => {
  faults.add({ stack: '', ...report });
};
