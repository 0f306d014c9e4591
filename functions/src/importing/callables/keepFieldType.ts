import { numberWithin, type FieldListEntry, type YearScope } from 'shared-kernel/model';
import * as v from 'valibot';
import { emailOf, type Caller } from '../../caller';
import { fieldDocumentId } from '../../fields/fieldDocumentId';
import type { Services } from '../../services';
import type { Transaction } from '../../store/documents';
import { typeRevisionsPath } from '../../store/paths';
import { keepSave } from '../../versions/keepVersions';

const Revisions = v.record(v.string(), numberWithin({ least: 0, most: Number.MAX_SAFE_INTEGER }));

/**
 * Keeps a change of a field's type as a version, in a transaction that reads nothing after it; says whether the year keeps
 * more than it may now. Entries of the field list have no revision: how often each type was set stands beside them.
 */
export async function keepFieldType(
  transaction: Transaction,
  { now }: Pick<Services, 'now'>,
  scope: YearScope,
  {
    before,
    after,
    caller,
  }: {
    readonly before: FieldListEntry;
    readonly after: FieldListEntry;
    readonly caller: Caller;
  },
): Promise<boolean> {
  const path = typeRevisionsPath(scope);
  const stored = v.safeParse(Revisions, (await transaction.get(path))?.data['revisions']);
  const revisions = stored.success ? stored.output : {};
  const of = fieldDocumentId(before.name);
  // What stood before the first change that is kept is the first of them.
  const was = Math.max(1, revisions[of] ?? 0);
  const isTooMuch = await keepSave(transaction, { now }, scope, {
    ...{ of, part: 'fieldType', author: caller.uid },
    saved: {
      data: savedOf(after),
      revision: { revision: was + 1, savedBy: emailOf(caller), savedAt: now() },
    },
    earlier: {
      data: savedOf(before),
      revision: { revision: was, savedBy: before.typeSetBy ?? '', savedAt: null },
    },
  });
  transaction.write({
    kind: 'set',
    path,
    data: { revisions: { ...revisions, [of]: was + 1 } },
  });
  return isTooMuch;
}

const savedOf = ({ type, typeSetBy }: FieldListEntry) => ({
  type,
  byHand: typeSetBy !== undefined,
});
