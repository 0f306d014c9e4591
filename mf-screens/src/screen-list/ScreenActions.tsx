import { QuietAction, RowMenu } from 'shared-kernel/list-tools';
import { nameOf, type Screen } from 'shared-kernel/model';
import { publishPath } from 'shared-kernel/publishing';
import { ForEditors } from 'shared-kernel/roles';
import { BookmarkPlus, Copy, Eye, Flex, RefreshCw, Tag, Trash2 } from 'shared-kernel/ui';
import type { AskOfScreens } from './ScreenQuestions';

interface ScreenActionsProps {
  readonly screen: Screen;
  /** A screen is being made. */
  readonly busy: boolean;
  readonly onRecalculate: () => void;
  readonly onAsk: (question: AskOfScreens) => void;
}

/** What can be done with a screen from the list: what the specification names, and the rest in a menu. */
export const ScreenActions = ({ screen, busy, onRecalculate, onAsk }: ScreenActionsProps) => {
  const name = nameOf(screen);
  const ask = (kind: AskOfScreens['kind']) => () => {
    onAsk({ kind, screens: [screen] });
  };
  return (
    <ForEditors>
      <Flex gap="0.5" flexShrink="0">
        <QuietAction icon={RefreshCw} word="Recalculate" name={name} onClick={onRecalculate} />
        <QuietAction icon={Trash2} word="Delete" name={name} onClick={ask('delete')} />
        <RowMenu
          name={name}
          actions={[
            { label: 'Duplicate', icon: Copy, act: ask('duplicate'), disabled: busy },
            { label: 'Publish…', icon: Eye, act: publishPath(screen.id) },
            { label: 'Tags…', icon: Tag, act: ask('tags') },
            { label: 'Save as a template', icon: BookmarkPlus, act: ask('template') },
          ]}
        />
      </Flex>
    </ForEditors>
  );
};
