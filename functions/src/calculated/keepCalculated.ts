import { REVISION_FIELDS, revisionIn, type YearScope } from 'shared-kernel/model';
import type { Caller } from '../caller';
import type { Services } from '../services';
import type { DocumentData, Transaction } from '../store/documents';
import { keepSave } from '../versions/keepVersions';
import { partOf } from '../versions/parts';

/**
 * Keeps a save of a calculated field as a version, in a transaction that reads nothing after it; says whether the year keeps
 * more than it may now. `before` is null where nothing stood there.
 */
export function keepCalculated(
  transaction: Transaction,
  services: Pick<Services, 'now'>,
  scope: YearScope,
  {
    id,
    before,
    after,
    member,
  }: {
    readonly id: string;
    readonly before: DocumentData | null;
    readonly after: DocumentData;
    readonly member: Caller;
  },
): Promise<boolean> {
  const saveOf = (data: DocumentData) => ({
    data: partOf('calculated', data),
    revision: revisionIn(data, REVISION_FIELDS.calculated),
  });
  return keepSave(transaction, services, scope, {
    ...{ of: id, part: 'calculated', author: member.uid },
    saved: saveOf(after),
    earlier: before === null ? null : saveOf(before),
  });
}
