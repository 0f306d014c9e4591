import { SelectBox } from 'shared-kernel/list-tools';
import { hasSomethingToSee } from 'evaluation';
import { Link, links } from 'shared-kernel/contract';
import { isNotSetUp, isWorking, nameOf, type Screen } from 'shared-kernel/model';
import { ForEditors } from 'shared-kernel/roles';
import {
  Box,
  Button,
  CountFault,
  DragHandle,
  Flex,
  Heading,
  MoveButtons,
  Text,
} from 'shared-kernel/ui';
import { audienceOf } from '../screen-store/audience';
import type { ListedScreenProps, ScreenMoving } from './listedScreen';

/** The name, which leads to the design, and the box that chooses the screen. */
export const ScreenHead = ({
  screen,
  chosen,
  onChoose,
}: Pick<ListedScreenProps, 'chosen' | 'onChoose' | 'screen'>) => {
  const name = nameOf(screen);
  return (
    <Flex gap="2" align="flex-start" minW="0">
      <ForEditors>
        <Box pt="3px" lineHeight="0">
          <SelectBox name={name} chosen={chosen} onToggle={onChoose} />
        </Box>
      </ForEditors>
      <Box position="relative" minW="0">
        <Heading
          as="h2"
          fontSize="md"
          lineHeight="22px"
          fontWeight="medium"
          lineClamp="2"
          overflowWrap="anywhere"
        >
          <Box asChild _hover={{ color: 'accent.fg', textDecoration: 'underline' }}>
            <Link to={links.screenDesign(screen.id)} title={name} data-target="around">
              {name}
            </Link>
          </Box>
        </Heading>
      </Box>
    </Flex>
  );
};

/** Who sees the screen, whether that is published, and what keeps them from it. */
export const ScreenState = ({
  screen,
  isPublished,
}: Pick<ListedScreenProps, 'isPublished' | 'screen'>) => (
  <>
    <Text color={isNotSetUp(screen) ? 'fg.warning' : 'fg.muted'} fontSize="sm">
      {audienceOf(screen)}
      {isNotSetUp(screen) && ', since nobody has chosen yet who sees it'}
      {isPublished && <span> · Published</span>}
    </Text>
    {!hasSomethingToSee(screen.content, screen.content.items) && (
      <Text color="fg.warning" fontSize="sm">
        Nothing on it yet: supporters do not get it.
      </Text>
    )}
    {!isWorking(screen) && <CountFault fault={screen.supportersMatchedFault} />}
  </>
);

/** Setup and Design (spec §2). */
export const ScreenLinks = ({ screen }: { readonly screen: Screen }) => (
  <Flex gap="3">
    <QuietLink to={links.screenSetup(screen.id)} label="Setup" name={nameOf(screen)} />
    <QuietLink to={links.screenDesign(screen.id)} label="Design" name={nameOf(screen)} />
  </Flex>
);

const QuietLink = ({ to, label, name }: { to: string; label: string; name: string }) => (
  <Button
    asChild
    variant="plain"
    size="sm"
    h="auto"
    minH="6"
    p="0"
    color="fg.muted"
    _hover={{ color: 'accent.fg', textDecoration: 'underline' }}
  >
    <Link to={to} aria-label={`${label} ${name}`}>
      {label}
    </Link>
  </Button>
);

interface MoversProps {
  readonly name: string;
  readonly moving: ScreenMoving | null;
  readonly direction: 'column' | 'row';
}

/** Moves a screen: the handle for pointers, the buttons for everybody else, who see them when they come to the screen. */
export const Movers = ({ name, moving, direction }: MoversProps) =>
  moving !== null && (
    <ForEditors>
      <Flex direction={direction} align="center">
        <DragHandle grip={moving.grip} />
        <Flex
          direction={direction}
          css={{
            '@media (pointer: coarse)': { gap: '2' },
            '@media (hover: hover)': {
              opacity: 0,
              '.group:hover &, .group:focus-within &': { opacity: 1 },
            },
          }}
        >
          <MoveButtons what={name} index={moving.index} last={moving.last} onMove={moving.onMove} />
        </Flex>
      </Flex>
    </ForEditors>
  );
