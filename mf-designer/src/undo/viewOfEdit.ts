import { layoutFor } from 'shared-kernel/evaluation';
import { VIEWS, type View } from 'shared-kernel/model';

import type { Moment } from '../editor/history';
import { changedItems } from './editInWords';

/** [S11] The view in which an edit of layouts is seen, the one that is looked at first; null where it is no such edit. */
export function viewOfEdit(before: Moment, after: Moment, lookedAt: View): View | null {
  const changed = changedItems(before.content, after.content);
  const views = [lookedAt, ...VIEWS].filter((view) =>
    changed.some(({ was, is }) => layoutFor(was, view) !== layoutFor(is, view)),
  );
  const onlyLayouts =
    before.content.items.length === after.content.items.length &&
    changed.every(({ was, is }) => isSameBeside(was, is));
  return onlyLayouts ? (views[0] ?? null) : null;
}

const isSameBeside = (was: object, is: object): boolean => {
  const before = new Map<string, unknown>(Object.entries(was));
  return Object.entries(is).every(
    ([key, value]) => key === 'screenSizes' || before.get(key) === value,
  );
};
