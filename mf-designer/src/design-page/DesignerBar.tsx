import { Link, links } from 'shared-kernel/contract';
import type { Screen } from 'shared-kernel/model';
import {
  Badge,
  Button,
  ChevronLeft,
  Flex,
  Heading,
  HStack,
  IconButton,
  Spacer,
  Text,
} from 'shared-kernel/ui';
import { LayoutTemplate, Redo2, Undo2 } from 'shared-kernel/ui';

import { ChecksButton } from '../checks/ChecksButton';
import { SavedFindings } from '../checks/SavedFindings';
import type { CommandContext } from '../commands/command';
import { CommandButton } from '../commands/CommandButton';
import { REDO, UNDO } from '../commands/historyCommands';
import { SHOW_SHORTCUTS } from '../commands/screenCommands';
import { SHOW_TEMPLATES } from '../templates/templateCommands';

interface DesignerBarProps {
  readonly screen: Screen;
  readonly context: CommandContext;
  readonly unsaved: boolean;
  readonly saving: boolean;
}

/** What belongs to the screen as a whole: its name, undo and redo, and saving. */
export const DesignerBar = ({ screen, context, unsaved, saving }: DesignerBarProps) => (
  <Flex wrap="wrap" gap="3" align="center" mb="3">
    <IconButton asChild size="sm" variant="ghost" aria-label="Back to the screens">
      <Link to={links.screens()}>
        <ChevronLeft size={18} />
      </Link>
    </IconButton>
    <HStack gap="3" minW="0">
      <Heading as="h1" fontSize="lg" fontWeight="semibold">
        Screen design
      </Heading>
      <Text color="fg.muted" truncate maxW="20rem">
        {screen.name === '' ? 'Untitled' : screen.name}
      </Text>
    </HStack>
    <Spacer />
    <HStack gap="1">
      <CommandButton command={UNDO} context={context}>
        <Undo2 size={16} />
      </CommandButton>
      <CommandButton command={REDO} context={context}>
        <Redo2 size={16} />
      </CommandButton>
      <CommandButton command={SHOW_TEMPLATES} context={context}>
        <LayoutTemplate size={16} />
      </CommandButton>
      <CommandButton command={SHOW_SHORTCUTS} context={context}>
        <Text as="span" fontWeight="semibold">
          ?
        </Text>
      </CommandButton>
    </HStack>
    <ChecksButton />
    <SavedFindings saving={saving} />
    {unsaved && <Badge colorPalette="orange">Not saved yet</Badge>}
    <Button size="sm" loading={saving} onClick={context.save}>
      Save screen
    </Button>
  </Flex>
);
