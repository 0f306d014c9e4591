import { isSameContent, type ScreenContent } from 'shared-kernel/model';
import { useAuth, useToast, useYear } from 'shared-kernel/session';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';

import { contentAtom } from '../../editor/documentAtoms';
import { useEditor } from '../../editor/EditorContext';
import type { UnsavedEdits } from './unsavedEdits';
import { unsavedEditsStoreAtom, type UnsavedEditsStore } from './unsavedEditsStore';

interface OfferedEdits {
  /** What another visit left unsaved, the newest first; null where there is nothing. */
  readonly offered: UnsavedEdits | null;
  /** Takes the offered edits out of the store, for they are restored or not wanted. */
  readonly settle: () => void;
}

interface KeptScreen {
  readonly screenId: string;
  readonly savedContent: ScreenContent;
  readonly savedRevision: number;
}

/** Edits and the tab that wrote them, which is gone. */
type Orphan = readonly [tabId: string, edits: UnsavedEdits];

/** Milliseconds of rest after which an edit is written down. */
const REST_MS = 300;

const KEPT_NOTHING =
  'This browser could not keep your edits for later: please save before you close the page.';

/** [S70] Writes unsaved edits into the browser, and finds those of a visit that ended before saving. */
export function useUnsavedEdits({
  screenId,
  savedContent,
  savedRevision,
}: KeptScreen): OfferedEdits {
  const editor = useEditor();
  const toast = useToast();
  const editsStore = useAtomValue(unsavedEditsStoreAtom);
  const screenKey = `${usePersonAndYear()}/${screenId}`;
  const [tabId] = useState(() => crypto.randomUUID());
  // Looked for once, when the page opens: what this visit saves must not bring old edits up.
  const [search] = useState(() => newestOrphan(editsStore, screenKey, savedContent));
  const [orphan, setOrphan] = useState<Orphan | null>(null);

  useEffect(() => editsStore.holdTab(tabId), [editsStore, tabId]);

  useEffect(() => {
    let wanted = true;
    void search.then((found) => {
      if (wanted) setOrphan(found);
    });
    return () => {
      wanted = false;
    };
  }, [search]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let warned = false;
    const write = () => {
      clearTimeout(timer);
      timer = undefined;
      const content = editor.get(contentAtom);
      if (content === savedContent) {
        editsStore.remove(screenKey, tabId);
        return;
      }
      const edits = { content, baseRevision: savedRevision, writtenAt: new Date() };
      if (editsStore.write(screenKey, tabId, edits) || warned) return;
      warned = true;
      toast({ header: 'Screen', body: KEPT_NOTHING });
    };
    const writeIfPending = () => {
      if (timer !== undefined) write();
    };
    write();
    const unsubscribe = editor.store.sub(contentAtom, () => {
      timer ??= setTimeout(write, REST_MS);
    });
    window.addEventListener('pagehide', writeIfPending);
    return () => {
      unsubscribe();
      window.removeEventListener('pagehide', writeIfPending);
      writeIfPending();
    };
  }, [editor, editsStore, screenKey, tabId, savedContent, savedRevision, toast]);

  return {
    offered: orphan?.[1] ?? null,
    settle: () => {
      if (orphan !== null) editsStore.remove(screenKey, orphan[0]);
      setOrphan(null);
    },
  };
}

/** Edits are offered only to the person who wrote them, in the year they belong to. */
function usePersonAndYear(): string {
  const auth = useAuth();
  const { organisationId, yearId } = useYear().scope;
  return `${auth.status === 'loggedIn' ? auth.userId : ''}/${organisationId}/${yearId}`;
}

/** The newest edits whose tab is gone; those that hold nothing but what is saved are cleared away. */
async function newestOrphan(
  editsStore: UnsavedEditsStore,
  screenKey: string,
  saved: ScreenContent,
): Promise<Orphan | null> {
  const open = await editsStore.openTabs();
  const orphans = editsStore.read(screenKey).filter(([tabId]) => !open.has(tabId));
  for (const orphan of orphans) {
    if (!isSameContent(orphan[1].content, saved)) return orphan;
    editsStore.remove(screenKey, orphan[0]);
  }
  return null;
}
