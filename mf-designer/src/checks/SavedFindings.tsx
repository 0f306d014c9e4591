import type { ScreenContent } from 'shared-kernel/model';
import { Text } from 'shared-kernel/ui';
import { useEffect, useRef, useState } from 'react';

import { contentAtom } from '../editor/documentAtoms';
import { useEditor } from '../editor/EditorContext';
import { audienceFindingsAtom, findingsAtom, upToDateAtom } from './checksAtoms';
import { keyOf, type Finding } from './finding';

interface SavedFindingsProps {
  readonly saving: boolean;
  /** Whether there are edits since: what was saved is no longer what is looked at. */
  readonly unsaved: boolean;
}

/**
 * [S66] Notes what of a saved screen is not so for everybody [S101], else how many findings are new since it was last saved, or
 * opened; says nothing where nothing is. What is still being worked out while it is saved follows.
 */
export const SavedFindings = ({ saving, unsaved }: SavedFindingsProps) => {
  const editor = useEditor();
  const known = useRef<ReadonlySet<string> | null>(null);
  const pending = useRef<ScreenContent | null>(null);
  const [opened] = useState(() => editor.get(contentAtom));
  const [said, setSaid] = useState('');

  useEffect(() => {
    if (saving) pending.current = editor.get(contentAtom);
    const take = () => {
      if (!editor.get(upToDateAtom)) return;
      const content = editor.get(contentAtom);
      const found = new Set((editor.get(findingsAtom) ?? []).map(keyOf));
      if (pending.current === content) {
        const before = known.current ?? new Set<string>();
        const added = [...found].filter((key) => !before.has(key)).length;
        setSaid(savedWords(editor.get(audienceFindingsAtom), added));
        known.current = found;
        pending.current = null;
      } else known.current ??= content === opened ? found : new Set<string>();
    };
    take();
    return editor.store.sub(upToDateAtom, take);
  }, [editor, saving, opened]);

  const shown = unsaved ? '' : said;
  return (
    <Text
      role="status"
      aria-label="Findings of the save"
      color="fg.muted"
      fontSize={{ base: 'sm', lg: 'xs' }}
      minW="0"
      flexShrink="1"
      truncate
      title={shown}
    >
      {shown}
    </Text>
  );
};

function savedWords([first, ...others]: readonly Finding[], added: number): string {
  if (first !== undefined) {
    const more = others.length === 0 ? '' : `, and ${String(others.length)} more`;
    return `Saved, but${first.message.replace(/^:/, '')}${more}`;
  }
  return added === 0
    ? ''
    : `Saved with ${String(added)} new ${added === 1 ? 'finding' : 'findings'}`;
}
