import { fontFamily } from 'screen-player';
import type { CatalogueFamily } from 'screen-player/fonts';
import { useId } from 'react';
import { Box, Button, chakra, Check, SimpleGrid, Text } from 'shared-kernel/ui';

interface CatalogueTilesProps {
  /** null while it is not there. */
  readonly catalogue: {
    readonly FONT_CATALOGUE: readonly CatalogueFamily[];
    readonly FONT_CATEGORIES: Readonly<Record<CatalogueFamily['category'], string>>;
    readonly noteOnFamily: (family: string) => string;
  } | null;
  /** It could not be loaded. */
  readonly isMissing: boolean;
  readonly open: boolean;
  readonly chosen: readonly string[];
  readonly onOpen: (open: boolean) => void;
  readonly onToggle: (family: string) => void;
}

/** The families that come with the product (D269), each in its own face, to be taken and left by a press. */
export const CatalogueTiles = (props: CatalogueTilesProps) => {
  const { catalogue, isMissing, open, chosen, onOpen, onToggle } = props;
  const id = useId();
  return (
    <Box>
      <Button
        variant="outline"
        aria-expanded={open}
        aria-controls={id}
        loading={open && catalogue === null && !isMissing}
        loadingText="Fetching the fonts"
        onClick={() => {
          onOpen(!open);
        }}
      >
        {open ? 'Close the catalogue' : 'Choose from the catalogue'}
      </Button>
      <Box id={id} hidden={!open}>
        {isMissing && (
          <Text role="alert" color="fg.error" fontSize="sm" mt="2">
            The catalogue could not be loaded. Reload the page when you are online; a font can be
            added by its name meanwhile.
          </Text>
        )}
        {open &&
          catalogue !== null &&
          Object.entries(catalogue.FONT_CATEGORIES).map(([category, label]) => (
            <Box role="group" aria-label={label} key={category} mt="3">
              <Text fontSize="sm" color="fg.muted" mb="1">
                {label}
              </Text>
              <SimpleGrid minChildWidth="13rem" gap="2">
                {catalogue.FONT_CATALOGUE.filter((one) => one.category === category).map(
                  ({ name }) => (
                    <Tile
                      key={name}
                      name={name}
                      note={catalogue.noteOnFamily(name)}
                      chosen={chosen.includes(name)}
                      onToggle={onToggle}
                    />
                  ),
                )}
              </SimpleGrid>
            </Box>
          ))}
      </Box>
    </Box>
  );
};

interface TileProps {
  readonly name: string;
  readonly note: string;
  readonly chosen: boolean;
  readonly onToggle: (family: string) => void;
}

const HEIGHT = '4rem';

const Tile = ({ name, note, chosen, onToggle }: TileProps) => (
  <chakra.button
    type="button"
    aria-pressed={chosen}
    display="flex"
    alignItems="center"
    gap="2"
    h={HEIGHT}
    px="3"
    textAlign="start"
    borderWidth="1px"
    borderRadius="l2"
    borderColor={chosen ? 'accent.solid' : 'border'}
    bg={chosen ? 'accent.subtle' : undefined}
    cursor="pointer"
    onClick={() => {
      onToggle(name);
    }}
  >
    <Box flex="1" minW="0">
      <Text
        as="span"
        display="block"
        truncate
        fontSize="lg"
        style={{ fontFamily: fontFamily(name) }}
      >
        {name}
      </Text>
      <Text as="span" display="block" truncate fontSize="xs" color="fg.muted">
        {note}
      </Text>
    </Box>
    {chosen && <Check aria-hidden size={16} />}
  </chakra.button>
);
