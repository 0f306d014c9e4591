import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { Media, OrganisationId } from 'shared-kernel/model';
import { mediaStoreAtom, smallSource } from 'shared-kernel/picture-library';
import { serverSentence } from 'shared-kernel/server';
import { ofOrganisation, useReading } from 'shared-kernel/server-state';
import {
  Button,
  chakra,
  EmptyState,
  ErrorPanel,
  Grid,
  Input,
  ModalDialog,
  Skeleton,
  Stack,
  Text,
} from 'shared-kernel/ui';

interface LibraryPickerProps {
  readonly organisationId: OrganisationId;
  readonly onPick: (picture: Media) => void;
  readonly onClose: () => void;
}

/** The organisation's pictures, to take one of. */
export const LibraryPicker = ({ organisationId, onPick, onClose }: LibraryPickerProps) => {
  const store = useAtomValue(mediaStoreAtom);
  const [library, reload] = useReading(
    ofOrganisation(organisationId, 'media', () => store.read(organisationId)),
  );
  const [wanted, setWanted] = useState('');
  const pictures =
    library.status === 'ready'
      ? library.value.pictures.filter(
          ({ removeAt, name }) =>
            removeAt === null && name.toLowerCase().includes(wanted.trim().toLowerCase()),
        )
      : [];
  return (
    <ModalDialog
      open
      title="Choose a logo"
      onClose={onClose}
      footer={
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      <Stack gap="3">
        <Input
          type="search"
          aria-label="Find a picture"
          placeholder="Find a picture"
          value={wanted}
          onChange={(event) => {
            setWanted(event.target.value);
          }}
        />
        {library.status === 'failed' && (
          <ErrorPanel title="The pictures could not be loaded" onRetry={() => void reload()}>
            {serverSentence(library.error)}
          </ErrorPanel>
        )}
        {library.status === 'loading' && <Skeleton h="16rem" borderRadius="l2" />}
        {library.status === 'ready' && pictures.length === 0 && (
          <EmptyState title={wanted === '' ? 'No pictures yet' : 'No picture fits'}>
            {wanted === '' ? 'Upload your logo instead.' : 'Look for another word, or for fewer.'}
          </EmptyState>
        )}
        <Grid
          role="group"
          aria-label="Pictures"
          templateColumns="repeat(auto-fill, minmax(7rem, 1fr))"
          gap="3"
          maxH="50vh"
          overflowY="auto"
          p="1"
          m="-1"
        >
          {pictures.map((picture) => (
            <chakra.button
              key={picture.id}
              type="button"
              borderRadius="l2"
              borderWidth="1px"
              bg="bg.subtle"
              overflow="hidden"
              cursor="pointer"
              textAlign="start"
              _hover={{ borderColor: 'border.emphasized' }}
              onClick={() => {
                onPick(picture);
                onClose();
              }}
            >
              <chakra.img
                src={smallSource(picture.id)}
                alt=""
                loading="lazy"
                w="full"
                h="5rem"
                objectFit="contain"
                p="2"
              />
              <Text as="span" display="block" fontSize="xs" px="2" py="1" truncate>
                {picture.name}
              </Text>
            </chakra.button>
          ))}
        </Grid>
      </Stack>
    </ModalDialog>
  );
};
