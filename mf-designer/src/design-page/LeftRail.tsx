import {
  Button,
  ImageIcon,
  LayoutTemplate,
  Separator,
  Stack,
  type LucideIcon,
} from 'shared-kernel/ui';

import type { CommandContext } from '../editor/commands/command';
import { commandTitle } from '../editor/commands/commandTitle';
import { useEditorValue, useSetEditorValue } from '../editor/EditorContext';
import { leftPanelAtom } from '../editor/panels/leftPanelAtom';
import { AddButtons } from '../object-list/AddButtons';
import { SHOW_TEMPLATES } from '../templates/templateCommands';
import { templatesShownAtom } from '../templates/templatesShownAtom';

/** [S112] What can come onto the screen, at the left of it: objects, pictures of the library, templates. */
export const LeftRail = ({ context }: { context: CommandContext }) => {
  const panel = useEditorValue(leftPanelAtom);
  const showPanel = useSetEditorValue(leftPanelAtom);
  const templates = useEditorValue(templatesShownAtom);
  return (
    <Stack
      role="group"
      aria-label="Add to this screen"
      gap="0"
      flexShrink="0"
      w="4.5rem"
      px="1"
      py="1"
      overflowY="auto"
      scrollbarWidth="none"
      bg="bg.panel"
      borderRightWidth="1px"
    >
      <AddButtons context={context} upright />
      <Separator my="1" />
      <RailButton
        label="Pictures"
        icon={ImageIcon}
        title="Pictures of the library"
        open={panel === 'pictures'}
        onPress={() => {
          showPanel(panel === 'pictures' ? null : 'pictures');
        }}
      />
      <RailButton
        label="Templates"
        icon={LayoutTemplate}
        title={commandTitle(SHOW_TEMPLATES)}
        open={templates}
        onPress={() => {
          SHOW_TEMPLATES.run(context);
        }}
      />
    </Stack>
  );
};

interface RailButtonProps {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly title: string;
  readonly open: boolean;
  readonly onPress: () => void;
}

const RailButton = ({ label, icon: RailIcon, title, open, onPress }: RailButtonProps) => (
  <Button
    variant={open ? 'subtle' : 'ghost'}
    flexDirection="column"
    flexShrink="0"
    gap="0.5"
    h="auto"
    px="0"
    py="0.5"
    fontSize="xs"
    fontWeight="normal"
    title={title}
    aria-expanded={open}
    onClick={onPress}
  >
    <RailIcon size={18} aria-hidden /> {label}
  </Button>
);
