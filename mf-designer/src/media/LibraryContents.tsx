import type { Media, MediaId } from 'shared-kernel/model';
import { serverSentence } from 'shared-kernel/server';
import { Box, ErrorPanel, Grid, Text } from 'shared-kernel/ui';
import { useState, type ReactNode } from 'react';

import { fitsWords } from './fitsWords';
import { LibraryBar } from './LibraryBar';
import { PictureDetails } from './PictureDetails';
import { PictureGrid } from './PictureGrid';
import { useFileDrop, useFilePaste } from './useFileDrop';
import { pictureIn, type LibraryState } from './useLibrary';

interface LibraryContentsProps {
  readonly state: LibraryState;
  readonly chosen: MediaId | null;
  readonly onChoose: (id: MediaId) => void;
  /** Null where pictures are kept and not placed. */
  readonly onUse: ((picture: Media) => void) | null;
  /** What else narrows and orders them. */
  readonly sorted?: (pictures: readonly Media[]) => readonly Media[];
  readonly choices?: ReactNode;
  /** What stands below the name of each. */
  readonly captionOf?: (picture: Media) => string;
  /** After a picture took another's place. */
  readonly onReplaced?: () => void;
}

/** All pictures, what is said of one, and how more come to them: by a button, dropped, or pasted. */
export const LibraryContents = (props: LibraryContentsProps) => {
  const { state, chosen, onChoose, onUse, sorted, choices, captionOf, onReplaced } = props;
  const { library, reload, upload, waiting, refused } = state;
  const [wanted, setWanted] = useState('');
  const [showsDeleted, showDeleted] = useState(false);
  const add = (files: readonly File[]) => {
    void upload(files).then((id) => {
      if (id === null) return;
      showDeleted(false);
      setWanted('');
      onChoose(id);
    });
  };
  const { over, drop } = useFileDrop(add);
  useFilePaste(add);

  const pictures = library.status === 'ready' ? library.value.pictures : [];
  const picture = pictureIn(library, chosen);
  const found = pictures.filter((one) => fits(one, wanted, showsDeleted));
  const isOnPage = onUse === null;

  return (
    <Box {...drop}>
      <LibraryBar
        wanted={wanted}
        onWant={setWanted}
        onFiles={add}
        waiting={waiting}
        refused={refused}
        deleted={pictures.filter(({ removeAt }) => removeAt !== null).length}
        showsDeleted={showsDeleted}
        onShowDeleted={showDeleted}
      />
      {choices}
      {library.status === 'failed' && (
        <ErrorPanel title="The pictures could not be loaded" onRetry={() => void reload()}>
          {serverSentence(library.error)}
        </ErrorPanel>
      )}
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 20rem' }}
        alignItems="start"
        gap="5"
        minH="24rem"
        borderRadius="l3"
        outline={over ? '2px dashed' : 'none'}
        outlineColor="colorPalette.solid"
        outlineOffset="0.25rem"
        colorPalette="accent"
      >
        <PictureGrid
          loading={library.status === 'loading'}
          pictures={sorted === undefined ? found : sorted(found)}
          empty={pictures.length === 0}
          chosen={chosen}
          scrolls={!isOnPage}
          {...(captionOf === undefined ? {} : { captionOf })}
          onChoose={onChoose}
          onUse={onUse}
        />
        {picture === null ? (
          <Box display={{ base: 'none', md: 'block' }} pt="1">
            <Text color="fg.muted" fontSize="sm">
              Choose a picture to see what is said of it and where it is shown.
            </Text>
          </Box>
        ) : (
          <Box
            order={{ base: -1, md: 0 }}
            {...(isOnPage ? { position: { md: 'sticky' }, top: { md: '4' } } : {})}
          >
            <PictureDetails
              key={`${picture.id} ${String(picture.saved.revision)}`}
              picture={picture}
              others={pictures.filter((one) => one.id !== picture.id && one.removeAt === null)}
              state={state}
              onUse={onUse}
              {...(onReplaced === undefined ? {} : { onReplaced })}
            />
          </Box>
        )}
      </Grid>
    </Box>
  );
};

function fits(picture: Media, wanted: string, showsDeleted: boolean): boolean {
  return (picture.removeAt !== null) === showsDeleted && fitsWords(picture, wanted);
}
