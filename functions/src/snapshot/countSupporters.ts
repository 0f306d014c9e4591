import type { YearScope } from 'shared-kernel/model';
import type { Documents } from '../store/documents';
import { supportersPath } from '../store/paths';
import { snapshotState } from './snapshotState';

/**
 * How many supporters' documents a year has, for what is shown on the way: as many as its snapshot was made of; they are
 * counted only where it is of others, or where another sync may write some that nobody tells of.
 */
export async function countSupporters(documents: Documents, scope: YearScope): Promise<number> {
  const { fitting, revision } = await snapshotState(documents, scope);
  const known = revision === '' ? -1 : (fitting?.documentCount ?? -1);
  return known >= 0 ? known : documents.count(supportersPath(scope));
}
