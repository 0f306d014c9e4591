import type { ScreenContent } from 'shared-kernel/model';
import { useAuth, useToast, useYear } from 'shared-kernel/session';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';

import { contentAtom } from '../../editor/documentAtoms';
import { useEditor } from '../../editor/EditorContext';
import type { Draft } from './draft';
import { draftStoreAtom, type DraftStore } from './draftStore';

interface DraftKeeping {
  /** What another visit left unsaved, the newest first; null where there is nothing. */
  readonly offered: Draft | null;
  /** Takes the offered draft out of the store, for it is restored or not wanted. */
  readonly settle: () => void;
}

interface KeptScreen {
  readonly screenId: string;
  readonly savedContent: ScreenContent;
  readonly savedRevision: number;
}

/** A draft and the tab that wrote it, which is gone. */
type Orphan = readonly [tabId: string, draft: Draft];

/** Milliseconds of rest after which an edit is written down. */
const REST_MS = 300;

const KEPT_NOTHING =
  'This browser could not keep your edits for later: please save before you close the page.';

/** [S70] Writes unsaved edits into the browser, and finds those of a visit that ended before saving. */
export function useDraftKeeping({
  screenId,
  savedContent,
  savedRevision,
}: KeptScreen): DraftKeeping {
  const editor = useEditor();
  const toast = useToast();
  const drafts = useAtomValue(draftStoreAtom);
  const screenKey = `${usePersonAndYear()}/${screenId}`;
  const [tabId] = useState(() => crypto.randomUUID());
  // Looked for once, when the page opens: what this visit saves must not bring old drafts up.
  const [search] = useState(() => newestOrphan(drafts, screenKey, savedContent));
  const [orphan, setOrphan] = useState<Orphan | null>(null);

  useEffect(() => drafts.holdTab(tabId), [drafts, tabId]);

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
        drafts.remove(screenKey, tabId);
        return;
      }
      const draft = { content, baseRevision: savedRevision, writtenAt: new Date() };
      if (drafts.write(screenKey, tabId, draft) || warned) return;
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
  }, [editor, drafts, screenKey, tabId, savedContent, savedRevision, toast]);

  return {
    offered: orphan?.[1] ?? null,
    settle: () => {
      if (orphan !== null) drafts.remove(screenKey, orphan[0]);
      setOrphan(null);
    },
  };
}

/** A draft is offered only to the person who wrote it, in the year it belongs to. */
function usePersonAndYear(): string {
  const auth = useAuth();
  const { organisationId, yearId } = useYear().scope;
  return `${auth.status === 'loggedIn' ? auth.userId : ''}/${organisationId}/${yearId}`;
}

/** The newest draft whose tab is gone; those that hold nothing but what is saved are cleared away. */
async function newestOrphan(
  drafts: DraftStore,
  screenKey: string,
  saved: ScreenContent,
): Promise<Orphan | null> {
  const open = await drafts.openTabs();
  const savedText = JSON.stringify(saved);
  const orphans = drafts.read(screenKey).filter(([tabId]) => !open.has(tabId));
  for (const orphan of orphans) {
    if (JSON.stringify(orphan[1].content) !== savedText) return orphan;
    drafts.remove(screenKey, orphan[0]);
  }
  return null;
}
