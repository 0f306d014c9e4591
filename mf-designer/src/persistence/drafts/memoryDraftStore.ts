import type { Draft } from './draft';
import type { DraftStore } from './draftStore';

/** The port's fake; `open` are the tabs that are alive. */
export function memoryDraftStore(open = new Set<string>()): DraftStore {
  const kept = new Map<string, Map<string, Draft>>();
  const draftsOf = (screenKey: string) => kept.get(screenKey) ?? new Map<string, Draft>();
  return {
    write: (screenKey, tabId, draft) => {
      kept.set(screenKey, draftsOf(screenKey).set(tabId, draft));
      return true;
    },
    remove: (screenKey, tabId) => {
      draftsOf(screenKey).delete(tabId);
    },
    read: (screenKey) =>
      [...draftsOf(screenKey)].sort(
        ([, one], [, other]) => other.writtenAt.getTime() - one.writtenAt.getTime(),
      ),
    holdTab: (tabId) => {
      open.add(tabId);
      return () => open.delete(tabId);
    },
    openTabs: () => Promise.resolve(new Set(open)),
  };
}
