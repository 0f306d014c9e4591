import { RowMenu } from 'shared-kernel/list-tools';
import { nameOf, type Screen } from 'shared-kernel/model';
import { publishPath } from 'shared-kernel/publishing';
import { ForEditors } from 'shared-kernel/roles';
import {
  BookmarkPlus,
  Copy,
  Eye,
  Flex,
  IconButton,
  RefreshCw,
  Tag,
  Trash2,
  type LucideIcon,
} from 'shared-kernel/ui';
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
        <Quiet icon={RefreshCw} word="Recalculate" name={name} onClick={onRecalculate} />
        <Quiet icon={Trash2} word="Delete" name={name} onClick={ask('delete')} />
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

interface QuietProps {
  readonly icon: LucideIcon;
  readonly word: string;
  readonly name: string;
  readonly onClick: () => void;
}

const Quiet = ({ icon: Icon, word, name, onClick }: QuietProps) => (
  <IconButton
    size="xs"
    variant="ghost"
    color="fg.muted"
    title={word}
    aria-label={`${word} ${name}`}
    onClick={onClick}
  >
    <Icon size={15} aria-hidden />
  </IconButton>
);
