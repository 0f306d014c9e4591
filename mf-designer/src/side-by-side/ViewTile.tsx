import {
  type DeviceSize,
  type ItemId,
  type ScreenContent,
  type View,
  VIEW_LABELS,
} from 'shared-kernel/model';
import { Badge, Center, chakra, Flex, Text } from 'shared-kernel/ui';
import { useRef } from 'react';

import { useElementSize } from '../controls/useElementSize';
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

/** One view of the screen, to be looked at and to be chosen; as large as its room is. */
export const ViewTile = ({ view, layout, current, onPick, onOpen, ...drawn }: ViewTileProps) => {
  const stage = useRef<HTMLDivElement>(null);
  const room = useElementSize(stage);
  return (
    <chakra.button
      type="button"
      aria-pressed={current}
      onClick={onPick}
      onDoubleClick={onOpen}
      display="flex"
      flexDirection="column"
      gap="2"
      p="2"
      minW="0"
      minH="0"
      borderRadius="l2"
      borderWidth="1px"
      borderColor={current ? 'accent.solid' : 'transparent'}
      bg={current ? 'bg.panel' : 'transparent'}
      cursor="pointer"
      _hover={{ borderColor: current ? 'accent.solid' : 'border.emphasized' }}
    >
      <Flex columnGap="2" rowGap="1" wrap="wrap" w="full" align="center">
        <Text as="span" fontSize="sm" fontWeight="medium">
          {VIEW_LABELS[view]}
        </Text>
        {layout !== null && (
          <Badge size="sm" colorPalette={layout.own ? 'accent' : 'gray'}>
            {layout.words}
          </Badge>
        )}
      </Flex>
      <Center
        ref={stage}
        w="full"
        h={{ base: '10rem', lg: 'auto' }}
        flex={{ lg: '1 1 0' }}
        minH="0"
        overflow="clip"
      >
        {room !== null && <StillStage view={view} room={room} {...drawn} />}
      </Center>
    </chakra.button>
  );
};
