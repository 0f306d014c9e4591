import type { DraftChange, PublishedChange, SearchId } from 'shared-kernel/model';
import { asId } from 'shared-kernel/model';
import { type Version } from '../published/readVersion';
import { changesBetween, searchesThatDiffer, type Change, type Saved } from './compose';

const UNREADABLE = 'This screen cannot be read. It stays as it is published.';

/** How what is saved differs from a version. */
export function draftsOf(base: Version, saved: Saved): readonly DraftChange[] {
  const named = withNames(saved);
  const searchesOf = searchesThatDiffer(base, saved);
  return changesBetween(base, saved).map((one): DraftChange => {
    const is = saved.screens.find(({ id }) => id === one.screenId);
    const was = base.screens.find(({ id }) => id === one.screenId);
    const isThere = saved.unreadable.has(one.screenId);
    return {
      ...named(one),
      change: isThere ? 'changed' : one.change,
      changedSearches:
        was === undefined || is === undefined ? [] : searchesOf(is).map((id) => asId<SearchId>(id)),
      fault: isThere ? UNREADABLE : null,
    };
  });
}

/** Changes with what their screens are called today. */
export function withNames({
  screens,
}: Pick<Saved, 'screens'>): (change: Change) => PublishedChange {
  const names = new Map<string, string>(screens.map(({ id, name }) => [id, name]));
  return (change) => ({ ...change, name: names.get(change.screenId) ?? '' });
}
