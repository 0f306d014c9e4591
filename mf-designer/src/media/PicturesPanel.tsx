import type { Media } from 'shared-kernel/model';
import { smallSource } from 'shared-kernel/picture-library';
import { serverSentence } from 'shared-kernel/server';
import {
  Box,
  Button,
  chakra,
  ErrorPanel,
  Flex,
  Grid,
  Input,
  Skeleton,
  Text,
} from 'shared-kernel/ui';
import { useEffect, useEffectEvent, useState } from 'react';

import { PanelHead } from '../controls/PanelHead';
import { FULL } from '../document/mostItems';
import type { Landing } from '../editor/adding/landing';
import { useEditor, useEditorValue, useSetEditorValue } from '../editor/EditorContext';
import { pictureRequestAtom } from '../editor/panels/pictureRequestAtom';
import { fitsWords } from './fitsWords';
import { libraryChangesAtom } from './libraryChangesAtom';
import { PanelTile } from './PanelTile';
import { showPicture } from './showPicture';
import { UploadButton } from './UploadButton';
import { UploadNews } from './UploadNews';
import { useFileDrop } from './useFileDrop';
import { useLibrary } from './useLibrary';

/** [S112] The library beside the canvas: one press puts a picture onto the screen. */
export const PicturesPanel = () => {
  const editor = useEditor();
  const { library, reload, upload, waiting, refused } = useLibrary();
  const request = useSetEditorValue(pictureRequestAtom);
  const [wanted, setWanted] = useState('');
  const [full, setFull] = useState(false);
  const add = (files: readonly File[]) => void upload(files);
  const { over, drop } = useFileDrop(add);
  useReadAgain(reload);

  const kept =
    library.status === 'ready'
      ? library.value.pictures.filter(({ removeAt }) => removeAt === null)
      : [];
  const found = kept.filter((picture) => fitsWords(picture, wanted));
  const take = (picture: Media, at: Landing) => {
    setFull(!showPicture(editor, picture, at));
  };

  return (
    <Box
      as="section"
      aria-label="Pictures"
      px="3"
      py="2"
      minH="full"
      {...drop}
      {...(over ? DROPPING : {})}
    >
      <PanelHead title="Pictures">
        <Button
          size="xs"
          variant="ghost"
          title="Say what pictures show, replace or delete them"
          onClick={() => {
            request({ place: 'screen', bringIn: null });
          }}
        >
          Manage
        </Button>
      </PanelHead>
      <Flex gap="2" mb="1">
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
        <UploadButton size="xs" variant="outline" onFiles={add}>
          Upload
        </UploadButton>
      </Flex>
      <UploadNews waiting={waiting} refused={refused} />
      {full && (
        <Text role="status" fontSize="xs" mb="2">
          {FULL}
        </Text>
      )}
      {library.status === 'failed' && (
        <ErrorPanel title="The pictures could not be loaded" onRetry={() => void reload()}>
          {serverSentence(library.error)}
        </ErrorPanel>
      )}
      {library.status === 'ready' && found.length === 0 && (
        <Text color="fg.muted" fontSize="sm" {...(kept.length === 0 ? AWAITING : {})}>
          {kept.length === 0
            ? 'No pictures yet. Upload some, drop files here, or paste one.'
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
          <PanelTile
            key={picture.id}
            name={picture.name}
            onAdd={(at) => {
              take(picture, at);
            }}
          >
            <chakra.img
              src={smallSource(picture.id)}
              alt=""
              draggable={false}
              loading="lazy"
              w="full"
              h="6rem"
              objectFit="cover"
              style={{
                objectPosition: `${String(picture.focus.left)}% ${String(picture.focus.top)}%`,
              }}
            />
          </PanelTile>
        ))}
      </Grid>
    </Box>
  );
};

const WAITING = Array.from({ length: 6 }, (_, place) => place);

/** Where files can be dropped. */
const AWAITING = {
  borderWidth: '1px',
  borderStyle: 'dashed',
  borderRadius: 'l2',
  px: '4',
  py: '8',
  textAlign: 'center',
} as const;

const DROPPING = { outline: '2px dashed', outlineColor: 'accent.solid', bg: 'accent.subtle' };

/** What is pasted, or dropped on the canvas, comes into the library past this list. */
function useReadAgain(reload: () => Promise<void>): void {
  const changes = useEditorValue(libraryChangesAtom);
  const [read] = useState(changes);
  const again = useEffectEvent(() => void reload());
  useEffect(() => {
    if (changes !== read) again();
  }, [changes, read]);
}
