import { moved, type Screen, type ScreenId } from 'shared-kernel/model';
import { useServerChanges } from 'shared-kernel/server-state';
import { useScope, useToast } from 'shared-kernel/session';
import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { screenStoreAtom } from '../screen-store/screenStore';
import { screenToasts } from '../screen-store/screenToasts';
import { pendingOrders } from './pendingOrder';
import { inOrder, placesOf } from './screenOrder';
import { useDelayedSave } from './useDelayedSave';

export interface ScreenOrder {
  /** False until the screens are there. */
  readonly isKnown: boolean;
  /** The screens as the person has put them, without those that were deleted. */
  readonly ordered: readonly Screen[];
  readonly move: (id: ScreenId, index: number) => void;
  /** The newest order could not be saved: the stored one is shown again. */
  readonly wasRefused: boolean;
  /** Saves a move that waits for its time; settles when it is stored. */
  readonly saveNow: () => Promise<void>;
  /** For a screen that was deleted: its place is saved no more. */
  readonly forget: (id: ScreenId) => void;
}

/**
 * Moves are shown at once, saved after 5 s without another, and at once when the page is left. A tab that closes before
 * the answer leaves a pending order, which the next visit saves. `loaded` is null until the screens are known.
 */
export function useScreenOrder(
  loaded: readonly Screen[] | null,
  reload: () => Promise<void>,
): ScreenOrder {
  const store = useAtomValue(screenStoreAtom);
  const scope = useScope();
  const showToast = useToast();
  const { changed } = useServerChanges();
  const orders = useMemo(() => pendingOrders(scope), [scope]);
  const [waiting, setWaiting] = useState<readonly ScreenId[] | null>(null);
  const [opened, setOpened] = useState(false);
  const [refused, setRefused] = useState(false);
  if (loaded !== null && !opened) {
    setOpened(true);
    setWaiting(orders.open(idsOf(inOrder(loaded, null))));
  }
  const [gone, setGone] = useState<ReadonlySet<ScreenId>>(new Set());
  const present = (loaded ?? []).filter(({ id }) => !gone.has(id));
  const ordered = inOrder(present, waiting);

  const save = async (ids: readonly ScreenId[]) => {
    const saved = await store.reorderScreens(
      scope,
      placesOf(ids.filter((id) => present.some((screen) => screen.id === id))),
    );
    changed();
    orders.drop();
    setRefused(!saved.ok);
    if (!saved.ok) showToast(screenToasts.failed('reorder', saved.error));
  };
  const saveAndReload = async (ids: readonly ScreenId[]) => {
    await save(ids);
    await reload();
    setWaiting((newest) => (newest === ids ? null : newest));
  };
  const saveNow = useDelayedSave(waiting, saveAndReload, save);

  return {
    isKnown: loaded !== null,
    ordered,
    wasRefused: refused && waiting === null,
    saveNow,
    forget: (id) => {
      setGone((before) => new Set([...before, id]));
    },
    move: (id, place) => {
      const ids = moved(idsOf(ordered), (one) => one === id, place);
      orders.keep({ base: idsOf(inOrder(present, null)), ids });
      setWaiting(ids);
    },
  };
}

const idsOf = (screens: readonly Screen[]): readonly ScreenId[] => screens.map(({ id }) => id);
