import { Link, links } from 'shared-kernel/contract';
import type { Screen } from 'shared-kernel/model';
import {
  Badge,
  Box,
  Button,
  ChevronLeft,
  Flex,
  Heading,
  HStack,
  IconButton,
  Text,
} from 'shared-kernel/ui';
import { LayoutTemplate, Redo2, Undo2 } from 'shared-kernel/ui';

import { ChecksButton } from '../checks/ChecksButton';
import { SavedFindings } from '../checks/SavedFindings';
import { CommandButton } from '../controls/CommandButton';
import type { CommandContext } from '../editor/commands/command';
import { REDO, UNDO } from '../editor/undo/historyCommands';
import { SHOW_SHORTCUTS } from '../shortcuts/showShortcuts';
import { SHOW_TEMPLATES } from '../templates/templateCommands';
import { BELOW_HEADER } from './stickyPlaces';
import { useScrollRoom } from './useScrollRoom';

interface DesignerBarProps {
  readonly screen: Screen;
  readonly context: CommandContext;
  readonly unsaved: boolean;
  readonly saving: boolean;
}

/** What belongs to the screen as a whole: its name, undo and redo, and saving. Always in reach; two rows on a phone. */
export const DesignerBar = ({ screen, context, unsaved, saving }: DesignerBarProps) => (
  <Flex
    ref={useScrollRoom()}
    wrap={{ base: 'wrap', md: 'nowrap' }}
    columnGap={{ base: 2, md: 3 }}
    rowGap="1"
    align="center"
    position="sticky"
    top={BELOW_HEADER}
    zIndex="5"
    mx={{ base: '-4', md: '-6' }}
    mb="3"
    px={{ base: 4, md: 6 }}
    py="2"
    bg="bg"
    borderBottomWidth="1px"
  >
    <IconButton
      asChild
      size="sm"
      variant="ghost"
      aria-label="Back to the screens"
      order={FIRST_ROW}
    >
      <Link to={links.screens()}>
        <ChevronLeft size={18} />
      </Link>
    </IconButton>
    <HStack gap={{ base: 2, md: 3 }} minW="0" flex="1 1 0" order={FIRST_ROW}>
      <Heading
        as="h1"
        fontSize="lg"
        fontWeight="semibold"
        flexShrink="0"
        srOnly={{ base: true, lg: false }}
      >
        Screen design
      </Heading>
      <Text color="fg.muted" truncate maxW="20rem">
        {screen.name === '' ? 'Untitled' : screen.name}
      </Text>
      {unsaved && (
        <Badge colorPalette="orange" flexShrink="0">
          Not saved yet
        </Badge>
      )}
    </HStack>
    <Box w="full" hideFrom="md" />
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
      <Box hideBelow="sm">
        <CommandButton command={SHOW_SHORTCUTS} context={context}>
          <Text as="span" fontWeight="semibold">
            ?
          </Text>
        </CommandButton>
      </Box>
    </HStack>
    <ChecksButton />
    <SavedFindings saving={saving} unsaved={unsaved} />
    <Button size="sm" order={FIRST_ROW} loading={saving} onClick={context.save}>
      Save screen
    </Button>
  </Flex>
);

const FIRST_ROW = { base: -1, md: 0 };
