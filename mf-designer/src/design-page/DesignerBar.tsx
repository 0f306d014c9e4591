import { Link, links } from 'shared-kernel/contract';
import type { Screen } from 'shared-kernel/model';
import { wayBack } from 'shared-kernel/places';
import { ForEditors } from 'shared-kernel/roles';
import { Badge, Box, Button, ChevronLeft, Flex, Heading, HStack, Text } from 'shared-kernel/ui';
import { BookmarkPlus, History, LayoutTemplate, Redo2, Undo2 } from 'shared-kernel/ui';
import type { ReactNode } from 'react';

import { FINGER_GAP } from '../controls/fingerGap';
import { ChecksButton } from '../checks/ChecksButton';
import { SavedFindings } from '../checks/SavedFindings';
import { CommandButton } from '../controls/CommandButton';
import { PicturesIcon } from '../controls/drawnIcons';
import type { CommandContext } from '../editor/commands/command';
import { useIsNarrow } from '../editor/panels/windowRoom';
import { REDO, UNDO } from '../editor/undo/historyCommands';
import { SHOW_PICTURES } from '../media/mediaCommands';
import { SHOW_SHORTCUTS } from '../shortcuts/showShortcuts';
import { SAVE_AS_TEMPLATE, SHOW_TEMPLATES } from '../templates/templateCommands';
import { SHOW_VERSIONS } from '../versions/versionCommands';
import { PublishLink } from './PublishLink';
import { BELOW_HEADER } from './stickyPlaces';
import { useScrollRoom } from './useScrollRoom';

/** What has no room in the line is cut away whole. */
const ONE_LINE = {
  wrap: { lg: 'wrap' },
  h: { lg: '1.125rem' },
  overflow: { lg: 'hidden' },
} as const;

interface DesignerBarProps {
  readonly screen: Screen;
  readonly context: CommandContext;
  readonly unsaved: boolean;
  readonly saving: boolean;
  /** Saves, and leads to where the screen is published. */
  readonly onPublish: () => void;
  /** How the screen is looked at, where there is room for it. */
  readonly children: ReactNode;
}

/**
 * [S111] What belongs to the screen as a whole: its name, undo and redo, and saving. Always in reach: one row above the
 * editor; where that is not of the window's height it sticks, in two rows on a phone.
 */
export const DesignerBar = (props: DesignerBarProps) => {
  const { screen, context, unsaved, saving, onPublish, children } = props;
  const narrow = useIsNarrow();
  return (
    <Flex
      ref={useScrollRoom()}
      wrap={{ base: 'wrap', md: 'nowrap' }}
      columnGap={{ base: 2, md: 3, lg: 2 }}
      rowGap="1"
      align="center"
      flexShrink="0"
      position="sticky"
      top={BELOW_HEADER}
      zIndex="5"
      mx={{ base: '-4', md: '-6', lg: 0 }}
      mb={{ base: 3, lg: 0 }}
      px={{ base: 4, md: 6, lg: 3 }}
      py={{ base: 2, lg: 0 }}
      minH={{ lg: 12 }}
      bg={{ base: 'bg', lg: 'bg.panel' }}
      borderBottomWidth="1px"
    >
      <Box as="nav" aria-label="Breadcrumb" order={FIRST_ROW} flexShrink="0">
        <Button asChild size="sm" variant="ghost" px="2" color="fg.muted">
          <Link title="Screens" {...wayBack(links.screens())}>
            <ChevronLeft size={18} aria-hidden />
            <Box as="span" srOnly>
              Screens
            </Box>
          </Link>
        </Button>
      </Box>
      <Flex
        direction={{ base: 'row', lg: 'column' }}
        align={{ base: 'center', lg: 'stretch' }}
        columnGap={{ base: 2, md: 3 }}
        minW={{ base: 0, lg: '6.5rem' }}
        flex={{ base: '1 1 0', lg: '1 1 6.5rem' }}
        order={FIRST_ROW}
      >
        <Text
          truncate
          title={screen.name}
          color={{ base: 'fg.muted', lg: 'fg' }}
          fontSize={{ lg: 'sm' }}
          fontWeight={{ lg: 'semibold' }}
          lineHeight={{ lg: '1.2' }}
          order={{ lg: 1 }}
        >
          {screen.name === '' ? 'Untitled' : screen.name}
        </Text>
        {/* In a narrow bar what is not saved, or found, stands in the place of the page's name. */}
        <HStack gap="2" minW="0" {...ONE_LINE}>
          <Heading
            as="h1"
            order="1"
            fontSize="xs"
            lineHeight="1.3"
            fontWeight="normal"
            color="fg.muted"
            flexShrink="0"
            srOnly={{ base: true, lg: false }}
          >
            Screen design
          </Heading>
          {unsaved && (
            <Badge colorPalette="orange" flexShrink="0" size={narrow ? 'sm' : 'xs'}>
              Not saved yet
            </Badge>
          )}
          <SavedFindings saving={saving} unsaved={unsaved} />
        </HStack>
      </Flex>
      {children}
      <Box w="full" hideFrom="md" />
      <HStack gap="1" css={FINGER_GAP}>
        <CommandButton command={UNDO} context={context}>
          <Undo2 size={16} />
        </CommandButton>
        <CommandButton command={REDO} context={context}>
          <Redo2 size={16} />
        </CommandButton>
        {narrow && (
          <>
            <CommandButton command={SHOW_TEMPLATES} context={context}>
              <LayoutTemplate size={16} />
            </CommandButton>
            <CommandButton command={SHOW_PICTURES} context={context}>
              <PicturesIcon size={16} />
            </CommandButton>
          </>
        )}
        {/* On a phone it stands above the templates alone. */}
        <Box hideBelow="sm">
          <CommandButton command={SAVE_AS_TEMPLATE} context={context}>
            <BookmarkPlus size={16} />
          </CommandButton>
        </Box>
        <CommandButton command={SHOW_VERSIONS} context={context}>
          <History size={16} />
        </CommandButton>
        <Box hideBelow="2xl">
          <CommandButton command={SHOW_SHORTCUTS} context={context}>
            <Text as="span" fontWeight="semibold">
              ?
            </Text>
          </CommandButton>
        </Box>
      </HStack>
      <ChecksButton />
      <ForEditors>
        <Button size="sm" order={FIRST_ROW} loading={saving} onClick={context.save}>
          Save screen
        </Button>
      </ForEditors>
      <Box order={FIRST_ROW} flexShrink="0">
        <PublishLink screenId={screen.id} unsaved={unsaved} onSaveFirst={onPublish} />
      </Box>
    </Flex>
  );
};

const FIRST_ROW = { base: -1, md: 0 };
