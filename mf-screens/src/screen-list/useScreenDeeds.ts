import { links, useNavigate } from 'shared-kernel/contract';
import { DEFAULT_CONTENT, type ScreenId } from 'shared-kernel/model';
import { useToast } from 'shared-kernel/session';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { screenStoreAtom } from '../screen-store/screenStore';
import { failureToast, screenToasts } from '../screen-store/screenToasts';
import { useAuthor } from '../screen-store/useAuthor';
import { useLater } from '../screen-store/useLater';
import { useScope } from '../screen-store/useScope';

/** spec §9. */
const OPEN_AFTER_CREATE_MS = 1000;
const RELOAD_AFTER_DELETE_MS = 2000;

const NEW_SCREEN = {
  name: '',
  content: DEFAULT_CONTENT,
  searchIds: [],
  match: 'allUsers',
} as const;

export interface ScreenDeeds {
  /** True from "Add new screen" until its set-up opens. */
  readonly adding: boolean;
  /** Gone from the database, and so no longer to be shown. */
  readonly deletedIds: ReadonlySet<ScreenId>;
  /** Adds a screen after the `count` that are there. */
  readonly add: (count: number) => Promise<void>;
  readonly recalculate: (id: ScreenId) => Promise<void>;
  readonly remove: (id: ScreenId) => Promise<void>;
}

/** What the list of screens does, with the texts and delays of spec §8 and §9. */
export function useScreenDeeds(reload: () => Promise<void>): ScreenDeeds {
  const store = useAtomValue(screenStoreAtom);
  const scope = useScope();
  const author = useAuthor();
  const showToast = useToast();
  const navigate = useNavigate();
  const later = useLater();
  const [adding, setAdding] = useState(false);
  const [deletedIds, setDeletedIds] = useState<ReadonlySet<ScreenId>>(new Set());

  return {
    adding,
    deletedIds,
    add: async (count) => {
      setAdding(true);
      const created = await store.createScreen(scope, { ...NEW_SCREEN, order: count + 1 }, author);
      if (!created.ok) {
        setAdding(false);
        showToast(failureToast('create', created.error));
        return;
      }
      showToast(screenToasts.saved);
      later(() => void navigate(links.screenSetup(created.value)), OPEN_AFTER_CREATE_MS);
    },
    recalculate: async (id) => {
      const asked = await store.recalculateScreen(scope, id);
      showToast(asked.ok ? screenToasts.recalculating : failureToast('recalculate', asked.error));
      await reload();
    },
    remove: async (id) => {
      const removed = await store.deleteScreen(scope, id);
      if (!removed.ok) {
        showToast(failureToast('delete', removed.error));
        return;
      }
      setDeletedIds((before) => new Set([...before, id]));
      showToast(screenToasts.deleted);
      later(() => void reload(), RELOAD_AFTER_DELETE_MS);
    },
  };
}
