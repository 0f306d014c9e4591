import { Box, chakra, Text } from 'shared-kernel/ui';

interface IllustrationCardProps {
  readonly name: string;
  readonly svg: string;
  readonly ground: string;
  readonly chosen: boolean;
  readonly onChoose: () => void;
  readonly onUse: () => void;
}

/** One press chooses, two use it. */
export const IllustrationCard = (props: IllustrationCardProps) => {
  const { name, svg, ground, chosen, onChoose, onUse } = props;
  return (
    <chakra.button
      type="button"
      aria-pressed={chosen}
      aria-label={name}
      onClick={onChoose}
      onDoubleClick={onUse}
      minW="0"
      borderRadius="l2"
      borderWidth="1px"
      borderColor={chosen ? 'accent.solid' : 'border'}
      boxShadow={chosen ? '0 0 0 1px {colors.accent.solid}' : 'none'}
      overflow="hidden"
      cursor="pointer"
      textAlign="start"
      bg="bg.subtle"
      _hover={{ borderColor: 'border.emphasized' }}
    >
      <Box p="3" style={{ background: ground }}>
        <chakra.img src={svgSource(svg)} alt="" w="full" aspectRatio="1" />
      </Box>
      <Text as="span" display="block" fontSize="xs" px="2" py="1.5" truncate>
        {name}
      </Text>
    </chakra.button>
  );
};

export const svgSource = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
