import type { CallableFunction } from '../caller';
import type { Services } from '../services';
import { readBin } from './readBin';
import { readVersion, readVersions } from './readVersions';
import { restoreDeleted } from './restoreDeleted';

export type VersionCallable = 'readBin' | 'readVersion' | 'readVersions' | 'restoreDeleted';

/** Earlier saves of searches and screens, and those that were deleted. */
export const versionCallables = (
  services: Services,
): Readonly<Record<VersionCallable, CallableFunction>> => ({
  readBin: readBin(services),
  readVersion: readVersion(services),
  readVersions: readVersions(services),
  restoreDeleted: restoreDeleted(services),
});
