import { useNavigate } from 'shared-kernel/contract';
import type { DataFailure } from 'shared-kernel/firestore';
import type { Result } from 'shared-kernel/model';
import { useServerChanges, type Listed } from 'shared-kernel/server-state';
import { useToast } from 'shared-kernel/session';
import { useEffect, useRef, useState } from 'react';
import type { RecordToasts } from './recordToasts';
import { CREATION, useDiscarding, useDiscardOnLeaving, type Discard } from './newRecords';
import { useLater } from './useLater';

/** spec §9. */
const OPEN_AFTER_CREATE_MS = 1000;
const RELOAD_AFTER_DELETE_MS = 2000;

export interface ListPort<Id extends string, New> {
  readonly list: Listed['list'];
  readonly create: (payload: New) => Promise<Result<Id, DataFailure>>;
  readonly recalculate: (id: Id) => Promise<Result<void, DataFailure>>;
  readonly remove: (id: Id) => Promise<Result<void, DataFailure>>;
  /** Deletes one that nobody has worked on since it was created. */
  readonly discard: (id: Id) => ReturnType<Discard['run']>;
  readonly reload: () => Promise<void>;
  /** Where what was created is edited. */
  readonly linkTo: (id: Id) => string;
  readonly toasts: RecordToasts;
}

export interface ListActions<Id extends string, New> {
  /** True from a creation until the new one's page opens. */
  readonly adding: boolean;
  /** Gone from the database, and so no longer to be shown of what was read before. */
  readonly deletedIds: ReadonlySet<Id>;
  readonly create: (payload: New) => Promise<void>;
  readonly recalculate: (id: Id) => Promise<void>;
  readonly remove: (id: Id) => Promise<void>;
}

/** What a list of searches or screens does, with the texts and delays of spec §8 and §9. */
export function useListActions<Id extends string, New>(
  port: ListPort<Id, New>,
): ListActions<Id, New> {
  const { list, toasts, reload } = port;
  const showToast = useToast();
  const navigate = useNavigate();
  const later = useLater();
  const { changed, leavingOut } = useServerChanges();
  const [adding, setAdding] = useState(false);
  const [unopened, setUnopened] = useState<Id | null>(null);
  const isLeft = useIsLeft();
  const begin = useDiscarding(toasts);
  const discardOf = (id: Id): Discard => ({ list, id, run: () => port.discard(id) });
  useDiscardOnLeaving(unopened === null ? null : discardOf(unopened), toasts);
  const [deletedIds, setDeletedIds] = useState<ReadonlySet<Id>>(new Set());

  /** What is read then is without it, or with it again where somebody has restored it. */
  const readWithout = async (id: Id) => {
    await reload();
    setDeletedIds((before) => new Set([...before].filter((one) => one !== id)));
  };

  return {
    adding,
    deletedIds,
    create: async (payload) => {
      setAdding(true);
      const created = await port.create(payload);
      if (!created.ok) {
        setAdding(false);
        showToast(toasts.failed('create', created.error));
        return;
      }
      const { value } = created;
      changed();
      if (isLeft()) {
        begin(discardOf(value));
        return;
      }
      showToast(toasts.saved);
      setUnopened(value);
      later(() => {
        setUnopened(null);
        void navigate(port.linkTo(value), { state: CREATION });
      }, OPEN_AFTER_CREATE_MS);
    },
    recalculate: async (id) => {
      const asked = await port.recalculate(id);
      showToast(asked.ok ? toasts.recalculating : toasts.failed('recalculate', asked.error));
      changed();
      await reload();
    },
    remove: async (id) => {
      const removal = port.remove(id);
      const removed = await removal;
      if (!removed.ok) {
        showToast(toasts.failed('delete', removed.error));
        return;
      }
      changed();
      leavingOut({ list, id }, removal);
      setDeletedIds((before) => new Set([...before, id]));
      showToast(toasts.deleted);
      later(() => void readWithout(id), RELOAD_AFTER_DELETE_MS);
    },
  };
}

/** Whether the page is gone. */
function useIsLeft(): () => boolean {
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);
  return () => left.current;
}
