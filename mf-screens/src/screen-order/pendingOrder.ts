import { OF_THIS_BROWSER, recall, remember, type Store } from 'shared-kernel/browser-memory';
import { asId, type ScreenId, type YearScope } from 'shared-kernel/model';
import * as v from 'valibot';

/** An order that a closing tab may not have got to the database: kept by the browser until it is known to be saved. */
export interface PendingOrder {
  /** The order as it was stored when the screens were moved. */
  readonly base: readonly ScreenId[];
  readonly ids: readonly ScreenId[];
}

export interface PendingOrders {
  /** The order that is still to be saved: none where the stored one is no longer that which it began from. */
  readonly open: (stored: readonly ScreenId[]) => readonly ScreenId[] | null;
  readonly keep: (pending: PendingOrder) => void;
  readonly drop: () => void;
}

const Ids = v.array(
  v.pipe(
    v.string(),
    v.transform((id) => asId<ScreenId>(id)),
  ),
);
const PendingOrderSchema = v.object({ base: Ids, ids: Ids });

/** The pending order of one year. A browser that keeps nothing keeps no orders either. */
export function pendingOrders(
  { organisationId, yearId }: YearScope,
  store: Store = OF_THIS_BROWSER,
): PendingOrders {
  const key = `screen-order/${organisationId}/${yearId}`;
  return {
    open: (stored) => {
      const kept = recall(store, key, PendingOrderSchema);
      return kept !== null && isSame(kept.base, stored) ? kept.ids : null;
    },
    keep: (pending) => {
      remember(store, key, pending);
    },
    drop: () => {
      remember(store, key, null);
    },
  };
}

const isSame = (one: readonly ScreenId[], other: readonly ScreenId[]): boolean =>
  one.length === other.length && one.every((id, index) => id === other[index]);
