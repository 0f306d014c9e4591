import { layoutFor } from 'evaluation';
import { VIEWS, type View } from 'shared-kernel/model';

import { changedItems } from '../../document/changedItems';
import { differingKeys } from '../../document/differingKeys';
import type { Moment } from './history';

/** [S11] The view in which an edit of layouts is seen, the one that is looked at first; null where it is no such edit. */
export function viewOfEdit(before: Moment, after: Moment, lookedAt: View): View | null {
  const changed = changedItems(before.content, after.content);
  const views = [lookedAt, ...VIEWS].filter((view) =>
    changed.some(({ was, is }) => layoutFor(was, view) !== layoutFor(is, view)),
  );
  const onlyLayouts =
    before.content.items.length === after.content.items.length &&
    changed.every(({ was, is }) => differingKeys(was, is).every((key) => key === 'screenSizes'));
  return onlyLayouts ? (views[0] ?? null) : null;
}
