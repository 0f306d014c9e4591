import { serverSentence } from 'shared-kernel/server';
import {
  Alert,
  Box,
  Button,
  chakra,
  ErrorPanel,
  Flex,
  Grid,
  Heading,
  IconButton,
  Input,
  Skeleton,
  Spinner,
  Text,
  Upload,
  X,
} from 'shared-kernel/ui';
import type { Media } from 'shared-kernel/model';
import { useRef, useState } from 'react';

import { useEditor, useSetEditorValue } from '../editor/EditorContext';
import { leftPanelAtom } from '../editor/panels/leftPanelAtom';
import { MOST_ITEMS } from '../document/mostItems';
import { fitsWords } from './fitsWords';
import { ACCEPTED_FILES } from './LibraryBar';
import { showPicture } from './showPicture';
import { smallSource } from 'shared-kernel/picture-library';
import { useLibrary } from './useLibrary';

/** [S112] The library beside the canvas: one press puts a picture onto the screen. */
export const PicturesPanel = () => {
  const editor = useEditor();
  const { library, reload, upload, waiting, refused } = useLibrary();
  const showPanel = useSetEditorValue(leftPanelAtom);
  const [wanted, setWanted] = useState('');
  const [full, setFull] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const kept =
    library.status === 'ready'
      ? library.value.pictures.filter(({ removeAt }) => removeAt === null)
      : [];
  const found = kept.filter((picture) => fitsWords(picture, wanted));
  const take = (picture: Media) => {
    setFull(!showPicture(editor, picture));
  };

  return (
    <Box as="section" aria-label="Pictures" px="3" py="2">
      <Flex align="center" justify="space-between" mb="2" mr="-1.5">
        <Heading as="h2" fontSize="sm">
          Pictures
        </Heading>
        <IconButton
          size="xs"
          variant="ghost"
          aria-label="Close Pictures"
          onClick={() => {
            showPanel(null);
          }}
        >
          <X size={16} aria-hidden />
        </IconButton>
      </Flex>
      <Flex gap="2" mb="3">
        <Input
          size="xs"
          type="search"
          aria-label="Find a picture"
          placeholder="Find a picture"
          value={wanted}
          onChange={(event) => {
            setWanted(event.target.value);
          }}
        />
        <Button
          size="xs"
          variant="outline"
          onClick={() => {
            input.current?.click();
          }}
        >
          <Upload size={14} aria-hidden /> Upload
        </Button>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          aria-label="Picture files"
          accept={ACCEPTED_FILES.join()}
          onChange={(event) => {
            void upload([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
      </Flex>
      <Flex role="status" align="center" gap="2" fontSize="xs" color="fg.muted">
        {waiting > 0 && (
          <>
            <Spinner size="xs" aria-hidden />
            {waiting === 1 ? 'Adding a picture…' : `Adding ${String(waiting)} pictures…`}
          </>
        )}
        {full && `A screen holds at most ${String(MOST_ITEMS)} objects.`}
      </Flex>
      {refused.map(({ name, sentence }) => (
        <Alert.Root key={name} status="warning" size="sm" mb="2">
          <Alert.Indicator />
          <Box minW="0">
            <Alert.Title overflowWrap="anywhere">{name}</Alert.Title>
            <Alert.Description>{sentence}</Alert.Description>
          </Box>
        </Alert.Root>
      ))}
      {library.status === 'failed' && (
        <ErrorPanel title="The pictures could not be loaded" onRetry={() => void reload()}>
          {serverSentence(library.error)}
        </ErrorPanel>
      )}
      {library.status === 'ready' && found.length === 0 && (
        <Text color="fg.muted" fontSize="sm">
          {kept.length === 0
            ? 'No pictures yet. Upload some, or drop or paste them anywhere on this page.'
            : 'No picture fits. Look for another word, or for fewer.'}
        </Text>
      )}
      <Grid
        role="group"
        aria-label="Pictures of the library"
        templateColumns="repeat(2, minmax(0, 1fr))"
        gap="2"
      >
        {library.status === 'loading' && WAITING.map((place) => <Skeleton key={place} h="6rem" />)}
        {found.map((picture) => (
          <PictureTile
            key={picture.id}
            picture={picture}
            onPress={() => {
              take(picture);
            }}
          />
        ))}
      </Grid>
    </Box>
  );
};

const WAITING = Array.from({ length: 6 }, (_, place) => place);

interface PictureTileProps {
  readonly picture: Media;
  readonly onPress: () => void;
}

const PictureTile = ({ picture, onPress }: PictureTileProps) => (
  <chakra.button
    type="button"
    aria-label={`Add ${picture.name}`}
    title={picture.name}
    display="block"
    minW="0"
    borderRadius="l2"
    borderWidth="1px"
    overflow="hidden"
    cursor="pointer"
    bg="bg.subtle"
    _hover={{ borderColor: 'accent.solid' }}
    onClick={onPress}
  >
    <chakra.img
      src={smallSource(picture.id)}
      alt=""
      loading="lazy"
      w="full"
      h="6rem"
      objectFit="cover"
      style={{
        objectPosition: `${String(picture.focus.left)}% ${String(picture.focus.top)}%`,
      }}
    />
  </chakra.button>
);
