import type { YearScope } from 'shared-kernel/model';
import type { Documents } from '../store/documents';
import { rollForwardsPath } from '../store/paths';
import { recordOf } from './rollForwardRecord';

/** Removes what is known of roll forwards that can be undone no more. */
export async function forgetRollForwards(
  documents: Documents,
  scope: YearScope,
  now: Date,
): Promise<void> {
  const stored = await documents.list(rollForwardsPath(scope));
  const over = stored.filter((one) => {
    const { state, until } = recordOf(one);
    return state === 'open' && now >= until;
  });
  await documents.bulk(over.map(({ path }) => ({ kind: 'delete', path })));
}
