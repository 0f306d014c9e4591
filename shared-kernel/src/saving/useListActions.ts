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
  readonly recalculate: (...ids: readonly Id[]) => Promise<void>;
  readonly remove: (...ids: readonly Id[]) => Promise<void>;
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
  const readWithout = async (ids: readonly Id[]) => {
    await reload();
    setDeletedIds((before) => new Set([...before].filter((one) => !ids.includes(one))));
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
      showToast(toasts.created);
      setUnopened(value);
      later(() => {
        setUnopened(null);
        void navigate(port.linkTo(value), { state: CREATION });
      }, OPEN_AFTER_CREATE_MS);
    },
    recalculate: async (...ids) => {
      const asked = await inGroups(ids, (id) => port.recalculate(id));
      const failure = failureIn(asked);
      showToast(failure === null ? toasts.recalculating : toasts.failed('recalculate', failure));
      changed();
      await reload();
    },
    remove: async (...ids) => {
      const removals = await inGroups(ids, (id) => port.remove(id));
      const gone = removals.filter(({ result }) => result.ok).map(({ id }) => id);
      const failure = failureIn(removals);
      if (gone.length > 0) {
        changed();
        for (const { id, result } of removals)
          if (result.ok) leavingOut({ list, id }, Promise.resolve(result));
        setDeletedIds((before) => new Set([...before, ...gone]));
        later(() => void readWithout(gone), RELOAD_AFTER_DELETE_MS);
      }
      showToast(failure === null ? toasts.deleted : toasts.failed('delete', failure));
    },
  };
}

/** Requests of many that are under way at a time. */
const AT_A_TIME = 20;

interface Done<Id extends string> {
  readonly id: Id;
  readonly result: Result<void, DataFailure>;
}

/** One that fails does not keep the others from being done. */
async function inGroups<Id extends string>(
  ids: readonly Id[],
  act: (id: Id) => Promise<Result<void, DataFailure>>,
): Promise<readonly Done<Id>[]> {
  const done: Done<Id>[] = [];
  for (let from = 0; from < ids.length; from += AT_A_TIME) {
    const group = ids.slice(from, from + AT_A_TIME);
    done.push(...(await Promise.all(group.map(async (id) => ({ id, result: await act(id) })))));
  }
  return done;
}

const failureIn = (done: readonly Done<string>[]): DataFailure | null => {
  const failed = done.find(({ result }) => !result.ok)?.result;
  return failed === undefined || failed.ok ? null : failed.error;
};

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
