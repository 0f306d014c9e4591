import type { YearScope } from 'shared-kernel/model';
import type { LeasedRun } from '../jobs/leasedRun';
import type { Services } from '../services';
import type { ImportProgress } from './importProgress';
import type { StoredImport } from './importWork';
import type { ImportAddress } from './requests';

/** One run of the job at one import: what its steps need. */
export interface ImportRun {
  readonly services: Services;
  readonly address: ImportAddress;
  readonly scope: YearScope;
  readonly lease: LeasedRun;
  readonly stored: StoredImport;
  readonly progress: ImportProgress;
  readonly startedAt: Date;
}
