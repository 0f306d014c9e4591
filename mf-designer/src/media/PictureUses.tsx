import type { Media, MediaPlace, MediaUse } from 'shared-kernel/model';
import { serverSentence } from 'shared-kernel/server';
import { List, Stack, Text } from 'shared-kernel/ui';
import { useEffect, useState } from 'react';

import type { LibraryState } from './useLibrary';

interface PictureUsesProps {
  readonly picture: Media;
  readonly state: LibraryState;
  /** Null until they are known. */
  readonly uses: readonly MediaUse[] | null;
  readonly onUses: (uses: readonly MediaUse[]) => void;
}

/** Where the picture is shown, as it was saved. */
export const PictureUses = ({ picture, state, uses, onUses }: PictureUsesProps) => {
  const { store, organisationId } = state;
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    let isGone = false;
    void store.readUses(organisationId).then((answer) => {
      if (isGone) return;
      if (answer.ok) onUses(answer.value.filter(({ mediaId }) => mediaId === picture.id));
      else setFailure(serverSentence(answer.error));
    });
    return () => {
      isGone = true;
    };
  }, [store, organisationId, picture.id, onUses]);

  return (
    <Stack gap="1" fontSize="sm">
      <Text fontWeight="medium">Where it is shown</Text>
      {uses === null && <Text color="fg.muted">{failure ?? 'Looking…'}</Text>}
      {uses?.length === 0 && <Text color="fg.muted">On no screen that is saved</Text>}
      {uses !== null && uses.length > 0 && (
        <List.Root ps="4" aria-label="Where it is shown">
          {uses.map((use) => (
            <List.Item key={`${use.yearId} ${use.screenId ?? ''} ${use.place}`}>
              {wordsOfUse(use)}
            </List.Item>
          ))}
        </List.Root>
      )}
    </Stack>
  );
};

const PLACES = {
  background: 'background',
  object: 'object',
  logo: 'logo of the story',
} as const satisfies Record<MediaPlace, string>;

/** "Welcome, 2026: background" */
const wordsOfUse = ({ screenName, yearName, yearId, place }: MediaUse): string =>
  yearId === ''
    ? 'Logo of the brand kit'
    : `${[screenName, yearName].filter((name) => name !== '').join(', ')}: ${PLACES[place]}`;
