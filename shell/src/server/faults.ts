import {
  countNumber,
  FAULT_KINDS,
  type BrowserFault,
  type FaultReport,
  type Result,
} from 'shared-kernel/model';
import { askServer, Moment, tellServer, type ServerFailure } from 'shared-kernel/server';
import * as v from 'valibot';

const Faults = v.object({
  faults: v.array(
    v.object({
      id: v.string(),
      remote: v.string(),
      version: v.string(),
      owner: v.string(),
      kind: v.picklist(FAULT_KINDS),
      message: v.string(),
      stack: v.string(),
      count: countNumber(),
      firstAt: Moment,
      lastAt: Moment,
    }),
  ),
});

export const reportFault = (report: FaultReport): Promise<Result<void, ServerFailure>> =>
  tellServer('reportFault', report);

/** All that are kept, the newest first. Superadmins only. */
export const readFaults = (): Promise<
  Result<{ readonly faults: readonly BrowserFault[] }, ServerFailure>
> => askServer('readFaults', {}, Faults);
