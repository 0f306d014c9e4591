import { Text } from 'shared-kernel/ui';
import { useEffect, useRef, useState } from 'react';

import { contentAtom } from '../editor/documentAtoms';
import { useEditor } from '../editor/EditorContext';
import { checkedAtom } from './checksAtoms';
import { keyOf } from './finding';

interface SavedFindingsProps {
  readonly saving: boolean;
  /** Whether there are edits since: what was saved is no longer what is looked at. */
  readonly unsaved: boolean;
}

/** [S66] Notes how many findings are new since the screen was last saved, or opened; says nothing where none are. */
export const SavedFindings = ({ saving, unsaved }: SavedFindingsProps) => {
  const editor = useEditor();
  const known = useRef<ReadonlySet<string> | null>(null);
  const [opened] = useState(() => editor.get(contentAtom));
  const [added, setAdded] = useState(0);

  useEffect(() => {
    const keys = () => new Set((editor.get(checkedAtom)?.findings ?? []).map(keyOf));
    if (saving) {
      const before = known.current ?? new Set<string>();
      const now = keys();
      setAdded([...now].filter((key) => !before.has(key)).length);
      known.current = now;
      return undefined;
    }
    if (known.current !== null) return undefined;
    return editor.store.sub(checkedAtom, () => {
      const ofOpened = editor.get(checkedAtom)?.content === opened;
      known.current ??= ofOpened ? keys() : new Set<string>();
    });
  }, [editor, saving, opened]);

  return (
    <Text role="status" aria-label="Findings of the save" color="fg.muted" fontSize="sm">
      {added === 0 || unsaved
        ? ''
        : `Saved with ${String(added)} new ${added === 1 ? 'finding' : 'findings'}`}
    </Text>
  );
};
