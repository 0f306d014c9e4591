import type { Media, MediaId } from 'shared-kernel/model';
import { chakra, EmptyState, Grid, Skeleton, Text } from 'shared-kernel/ui';

import { smallSource } from 'shared-kernel/picture-library';

interface PictureGridProps {
  readonly loading: boolean;
  readonly pictures: readonly Media[];
  /** Whether there are none at all, found or not. */
  readonly empty: boolean;
  readonly chosen: MediaId | null;
  readonly onChoose: (id: MediaId) => void;
  /** Whether they scroll by themselves. */
  readonly scrolls: boolean;
  /** What stands below the name of each. */
  readonly captionOf?: (picture: Media) => string;
  /** Null where pictures are kept and not placed. */
  readonly onUse: ((picture: Media) => void) | null;
}

const COLUMNS = 'repeat(auto-fill, minmax(9rem, 1fr))';
const SKELETONS = 8;

/** Pictures side by side; one press chooses, two use it. */
export const PictureGrid = (props: PictureGridProps) => {
  const { loading, pictures, empty, chosen, scrolls, captionOf, onChoose, onUse } = props;
  if (loading)
    return (
      <Grid templateColumns={COLUMNS} gap="3" alignContent="start">
        {Array.from({ length: SKELETONS }, (_, index) => (
          <Skeleton key={index} h="8.5rem" borderRadius="l2" />
        ))}
      </Grid>
    );
  if (pictures.length === 0)
    return (
      <EmptyState title={empty ? 'No pictures yet' : 'No picture fits'}>
        {empty
          ? 'Pictures that you add here belong to your organisation: every screen of every year can show them, and they are made as small as each device needs.'
          : 'Look for another word, or for fewer.'}
      </EmptyState>
    );
  return (
    <Grid
      role="group"
      aria-label="Pictures"
      templateColumns={COLUMNS}
      gap="3"
      alignContent="start"
      gridAutoRows="max-content"
      {...(scrolls ? { maxH: { md: '60vh' }, overflowY: { md: 'auto' } } : {})}
      p="1"
      m="-1"
    >
      {pictures.map((picture) => (
        <PictureCard
          key={picture.id}
          picture={picture}
          chosen={picture.id === chosen}
          caption={captionOf?.(picture) ?? null}
          onChoose={() => {
            onChoose(picture.id);
          }}
          onUse={() => {
            onUse?.(picture);
          }}
        />
      ))}
    </Grid>
  );
};

interface PictureCardProps {
  readonly picture: Media;
  readonly chosen: boolean;
  readonly caption: string | null;
  readonly onChoose: () => void;
  readonly onUse: () => void;
}

const PictureCard = ({ picture, chosen, caption, onChoose, onUse }: PictureCardProps) => (
  <chakra.button
    type="button"
    aria-pressed={chosen}
    aria-label={picture.name}
    title={picture.name}
    onClick={onChoose}
    onDoubleClick={() => {
      if (picture.removeAt === null) onUse();
    }}
    display="flex"
    flexDirection="column"
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
    <chakra.img
      src={smallSource(picture.id)}
      alt=""
      loading="lazy"
      w="full"
      h="6.5rem"
      objectFit={picture.placeholder === '' ? 'contain' : 'cover'}
      opacity={picture.removeAt === null ? 1 : 0.5}
      style={{
        objectPosition: `${String(picture.focus.left)}% ${String(picture.focus.top)}%`,
      }}
    />
    <Text as="span" fontSize="xs" px="2" py="1.5" truncate w="full">
      {picture.name}
    </Text>
    {caption !== null && (
      <Text as="span" color="fg.muted" fontSize="xs" px="2" pb="1.5" mt="-1" truncate w="full">
        {caption}
      </Text>
    )}
  </chakra.button>
);
