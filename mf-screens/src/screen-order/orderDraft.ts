import { asId, type ScreenId, type YearScope } from 'shared-kernel/model';
import * as v from 'valibot';

/** An order that a closing tab may not have got to the database: kept by the browser until it is known to be saved. */
export interface OrderDraft {
  /** The order as it was stored when the screens were moved. */
  readonly base: readonly ScreenId[];
  readonly ids: readonly ScreenId[];
}

export interface OrderDrafts {
  /** The order that is still to be saved: none where the stored one is no longer that which it began from. */
  readonly open: (stored: readonly ScreenId[]) => readonly ScreenId[] | null;
  readonly keep: (draft: OrderDraft) => void;
  readonly drop: () => void;
}

const Ids = v.array(
  v.pipe(
    v.string(),
    v.transform((id) => asId<ScreenId>(id)),
  ),
);
const Draft = v.pipe(v.string(), v.parseJson(), v.object({ base: Ids, ids: Ids }));

/** The draft of one year. A browser that keeps nothing keeps no drafts either. */
export function orderDrafts({ organisationId, yearId }: YearScope, storage: Storage): OrderDrafts {
  const key = `screen-order/${organisationId}/${yearId}`;
  return {
    open: (stored) => {
      const parsed = v.safeParse(
        Draft,
        attempt(() => storage.getItem(key)),
      );
      return parsed.success && isSame(parsed.output.base, stored) ? parsed.output.ids : null;
    },
    keep: (draft) => {
      attempt(() => {
        storage.setItem(key, JSON.stringify(draft));
      });
    },
    drop: () => {
      attempt(() => {
        storage.removeItem(key);
      });
    },
  };
}

/** A full or forbidden storage throws. */
function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

const isSame = (one: readonly ScreenId[], other: readonly ScreenId[]): boolean =>
  one.length === other.length && one.every((id, index) => id === other[index]);
