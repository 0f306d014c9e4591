import type { UnsavedEdits } from './unsavedEdits';
import type { UnsavedEditsStore } from './unsavedEditsStore';

/** The port's fake; `open` are the tabs that are alive. */
export function memoryUnsavedEditsStore(open = new Set<string>()): UnsavedEditsStore {
  const kept = new Map<string, Map<string, UnsavedEdits>>();
  const editsOf = (screenKey: string) => kept.get(screenKey) ?? new Map<string, UnsavedEdits>();
  return {
    write: (screenKey, tabId, edits) => {
      kept.set(screenKey, editsOf(screenKey).set(tabId, edits));
      return true;
    },
    remove: (screenKey, tabId) => {
      editsOf(screenKey).delete(tabId);
    },
    read: (screenKey) =>
      [...editsOf(screenKey)].sort(
        ([, one], [, other]) => other.writtenAt.getTime() - one.writtenAt.getTime(),
      ),
    holdTab: (tabId) => {
      open.add(tabId);
      return () => open.delete(tabId);
    },
    openTabs: () => Promise.resolve(new Set(open)),
  };
}
