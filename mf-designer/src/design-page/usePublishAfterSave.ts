import { useNavigate } from 'shared-kernel/contract';
import type { ScreenContent, ScreenId } from 'shared-kernel/model';
import { publishPath } from 'shared-kernel/publishing';
import { useEffect, useState } from 'react';

import type { CommandContext } from '../editor/commands/command';
import { contentAtom } from '../editor/documentAtoms';
import { useEditorValue } from '../editor/EditorContext';

interface Saving {
  readonly unsaved: boolean;
  readonly saving: boolean;
  /** Somebody else saved first, and it is asked what to do. */
  readonly asked: boolean;
}

/**
 * Saves, and leads to where the screen is published once that is done. It stands in the component around the question
 * about unsaved edits, which has to know first that there are none.
 */
export function usePublishAfterSave(
  screenId: ScreenId,
  { editor, save }: CommandContext,
  { unsaved, saving, asked }: Saving,
): () => void {
  const navigate = useNavigate();
  const content = useEditorValue(contentAtom);
  /** What is being saved on the way; null where nothing is. Whoever edits on has stayed. */
  const [leaving, setLeaving] = useState<ScreenContent | null>(null);
  // A save that was refused, failed or was cancelled leads nowhere later.
  if (leaving !== null && unsaved && !saving && !asked) setLeaving(null);
  const isSaved = leaving === content && !unsaved && !saving;
  useEffect(() => {
    if (isSaved) void navigate(publishPath(screenId));
  }, [isSaved, navigate, screenId]);
  return () => {
    if (!saving) save();
    setLeaving(editor.get(contentAtom));
  };
}
