import { useAtomValue } from 'jotai';
import type { Media, MediaId, OrganisationId } from 'shared-kernel/model';
import {
  mediaStoreAtom,
  sendFile,
  type Library,
  type MediaStore,
  type Refused,
} from 'shared-kernel/picture-library';
import { serverSentence, type ServerFailure } from 'shared-kernel/server';
import { ofOrganisation, useReading, type Loaded } from 'shared-kernel/server-state';
import { useYear } from 'shared-kernel/session';
import { useCallback, useState } from 'react';

export interface LibraryState {
  readonly store: MediaStore;
  readonly organisationId: OrganisationId;
  readonly library: Loaded<Library, ServerFailure>;
  readonly reload: () => Promise<void>;
  /** How many files are on their way. */
  readonly waiting: number;
  readonly refused: readonly Refused[];
  /** Puts files into the library, one after another; gives the last picture that is in it now. */
  readonly upload: (files: readonly File[]) => Promise<MediaId | null>;
  readonly bringIn: (address: string) => Promise<MediaId | null>;
}

/** The pictures of the organisation, and how more come to them. */
export function useLibrary(): LibraryState {
  const store = useAtomValue(mediaStoreAtom);
  const { organisationId } = useYear().scope;
  const [library, reload] = useReading(
    ofOrganisation(organisationId, 'media', () => store.read(organisationId)),
  );
  const [waiting, setWaiting] = useState(0);
  const [refused, setRefused] = useState<readonly Refused[]>([]);

  const upload = useCallback(
    async (files: readonly File[]): Promise<MediaId | null> => {
      setRefused([]);
      setWaiting((before) => before + files.length);
      let last: MediaId | null = null;
      for (const file of files) {
        const sent = await sendFile(store, organisationId, file);
        setWaiting((before) => before - 1);
        if (sent.id === null) setRefused((before) => [...before, sent.refused]);
        else last = sent.id;
      }
      await reload();
      return last;
    },
    [store, organisationId, reload],
  );

  const bringIn = useCallback(
    async (address: string): Promise<MediaId | null> => {
      setRefused([]);
      setWaiting((before) => before + 1);
      const answer = await store.bringIn(organisationId, address);
      setWaiting((before) => before - 1);
      if (!answer.ok) {
        setRefused([{ name: address, sentence: serverSentence(answer.error) }]);
        return null;
      }
      await reload();
      return answer.value.id;
    },
    [store, organisationId, reload],
  );
  return { store, organisationId, library, reload, waiting, refused, upload, bringIn };
}

export const pictureIn = (library: Loaded<Library, unknown>, id: MediaId | null): Media | null =>
  (library.status === 'ready' ? library.value.pictures.find((one) => one.id === id) : null) ?? null;
