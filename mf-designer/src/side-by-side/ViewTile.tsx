import type { ItemId, ScreenContent, DeviceSize, View } from 'shared-kernel/model';
import { Badge, Center, chakra, Flex, Text } from 'shared-kernel/ui';

import { VIEW_LABELS } from '../canvas/viewLabels';
import type { LayoutWords } from './layoutWords';
import { StillStage } from './StillStage';

interface ViewTileProps {
  readonly content: ScreenContent;
  readonly view: View;
  readonly size: DeviceSize;
  readonly selection: readonly ItemId[];
  readonly layout: LayoutWords | null;
  /** Whether it is the view being edited. */
  readonly current: boolean;
  readonly onPick: () => void;
  readonly onOpen: () => void;
}

/** CSS pixels. */
const ROOM = { width: 232, height: 160 };

/** One view of the screen, to be looked at and to be chosen. */
export const ViewTile = ({ view, layout, current, onPick, onOpen, ...drawn }: ViewTileProps) => (
  <chakra.button
    type="button"
    aria-pressed={current}
    onClick={onPick}
    onDoubleClick={onOpen}
    display="flex"
    flexDirection="column"
    gap="2"
    p="2.5"
    minW="0"
    borderRadius="l2"
    borderWidth="1px"
    borderColor={current ? 'accent.solid' : 'transparent'}
    bg={current ? 'bg.panel' : 'transparent'}
    cursor="pointer"
    _hover={{ borderColor: current ? 'accent.solid' : 'border.emphasized' }}
  >
    <Flex direction="column" gap="1" w="full" align="start">
      <Text as="span" fontSize="sm" fontWeight="medium">
        {VIEW_LABELS[view]}
      </Text>
      {layout !== null && (
        <Badge size="sm" colorPalette={layout.own ? 'accent' : 'gray'}>
          {layout.words}
        </Badge>
      )}
    </Flex>
    <Center w="full" h={`${String(ROOM.height)}px`}>
      <StillStage view={view} room={ROOM} {...drawn} />
    </Center>
  </chakra.button>
);
