import { links } from 'shared-kernel/contract';
import {
  NEW_SCREEN,
  type NewScreen,
  type ReachCandidate,
  type ScreenId,
  succeeded,
  type Result,
  type YearScope,
} from 'shared-kernel/model';
import { recordToasts, useListActions, type ListActions } from 'shared-kernel/saving';
import type { DatabaseFailure, TagChange } from 'shared-kernel/firestore';
import { screensOf, useServerChanges } from 'shared-kernel/server-state';
import { useAuthor, useScope, useToast } from 'shared-kernel/session';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { reachSearch, storedReachSearch } from '../reach/reachSearch';
import type { ScreenOrder } from '../screen-order/useScreenOrder';
import { screenStoreAtom, type ScreenStore } from '../screen-store/screenStore';
import { screenToasts } from '../screen-store/screenToasts';

const searchToasts = recordToasts('Search');

export interface ScreenListActions extends Pick<
  ListActions<ScreenId, NewScreen>,
  'adding' | 'deletedIds' | 'recalculate' | 'remove'
> {
  /** Adds a screen after those that are there (spec §4). */
  readonly add: () => Promise<void>;
  /** Saves a copy, and opens its set-up where it is of this year. */
  readonly duplicate: (copy: NewScreen, target: YearScope) => Promise<void>;
  /** Makes the candidate's search, unless there is such a one, and a screen for whom it matches. */
  readonly reach: (candidate: ReachCandidate) => Promise<void>;
  readonly tagging: boolean;
  /** Gives and takes tags; false where they could not be saved, which is said. */
  readonly tag: (ids: readonly ScreenId[], changes: readonly TagChange[]) => Promise<boolean>;
}

/** What the list of screens does. Whatever loads it anew saves an order that waits first. */
export function useScreenListActions(
  order: ScreenOrder,
  reload: () => Promise<void>,
): ScreenListActions {
  const store = useAtomValue(screenStoreAtom);
  const scope = useScope();
  const author = useAuthor();
  const showToast = useToast();
  const [preparing, setPreparing] = useState(false);
  const [tagging, setTagging] = useState(false);
  const { changed } = useServerChanges();
  const readAgain = async () => {
    await order.saveNow();
    await reload();
  };
  const { create, adding, ...onListed } = useListActions<ScreenId, NewScreen>({
    list: screensOf(store, scope).key,
    create: (payload) => store.createScreen(scope, payload, author),
    recalculate: (id) => store.recalculateScreen(scope, id),
    remove: async (id) => {
      const removed = await store.deleteScreen(scope, id);
      if (removed.ok) order.forget(id);
      return removed;
    },
    reload: readAgain,
    discard: (id) => store.discardNewScreen(scope, id),
    linkTo: links.screenSetup,
    toasts: screenToasts,
  });
  const newScreen = (parts: Partial<NewScreen> = {}): NewScreen => ({
    ...NEW_SCREEN,
    order: order.ordered.length + 1,
    ...parts,
  });

  const searchIdFor = async (candidate: ReachCandidate) => {
    const searches = await store.loadSearches(scope);
    if (!searches.ok) return searches;
    const stored = storedReachSearch(candidate, searches.value.items);
    return stored === undefined
      ? store.createSearch(scope, reachSearch(candidate), author)
      : { ok: true as const, value: stored.id };
  };

  return {
    adding: adding || preparing,
    ...onListed,
    tagging,
    tag: async (ids, changes) => {
      setTagging(true);
      const saved = await changeTags(store, scope, ids, changes);
      setTagging(false);
      if (changes.length > 0)
        showToast(saved.ok ? screenToasts.saved : screenToasts.failed('save', saved.error));
      changed();
      await readAgain();
      return saved.ok;
    },
    add: async () => {
      if (order.isKnown) {
        await create(newScreen());
        return;
      }
      setPreparing(true);
      const listing = await store.loadScreens(scope);
      setPreparing(false);
      if (listing.ok) await create(newScreen({ order: listing.value.items.length + 1 }));
      else showToast(screenToasts.failed('create', listing.error));
    },
    duplicate: async (copy, target) => {
      if (target.yearId === scope.yearId) {
        await create(copy);
        return;
      }
      const created = await store.createScreen(target, copy, author);
      showToast(created.ok ? screenToasts.created : screenToasts.failed('create', created.error));
    },
    reach: async (candidate) => {
      setPreparing(true);
      const searchId = await searchIdFor(candidate);
      setPreparing(false);
      if (!searchId.ok) {
        showToast(searchToasts.failed('create', searchId.error));
        return;
      }
      const { name } = reachSearch(candidate);
      await create(newScreen({ name, match: 'anySearches', searchIds: [searchId.value] }));
    },
  };
}

/** One after the other: each is stored whole, or the rest is not begun. */
async function changeTags(
  store: Pick<ScreenStore, 'changeTag'>,
  scope: YearScope,
  ids: readonly ScreenId[],
  changes: readonly TagChange[],
): Promise<Result<void, DatabaseFailure>> {
  for (const change of changes) {
    const saved = await store.changeTag(scope, 'screens', ids, change);
    if (!saved.ok) return saved;
  }
  return succeeded(undefined);
}
