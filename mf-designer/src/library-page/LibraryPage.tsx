import type { Media, MediaId } from 'shared-kernel/model';
import { serverSentence } from 'shared-kernel/server';
import { ofOrganisation, useReading } from 'shared-kernel/server-state';
import { ErrorPanel, Page, Text } from 'shared-kernel/ui';
import { useState } from 'react';

import { LibraryContents } from '../media/LibraryContents';
import { quotaWords, sizeWords } from '../media/quotaWords';
import { useLibrary } from '../media/useLibrary';
import { LibraryChoices } from './LibraryChoices';
import { shownWords, viewed, type LibraryView } from './libraryView';

/** [S142] `/set-up/pictures`: the organisation's pictures, to be kept in order. */
export const LibraryPage = () => {
  const state = useLibrary();
  const { library, organisationId, store } = state;
  const [uses, reloadUses] = useReading(
    ofOrganisation(organisationId, 'media', () => store.readUses(organisationId), 'uses'),
  );
  const [chosen, choose] = useState<MediaId | null>(null);
  const [view, setView] = useState<LibraryView>({ only: 'all', order: 'newest' });
  const known = uses.status === 'ready' ? uses.value : null;

  return (
    <Page
      title="Pictures"
      help={library.status === 'ready' ? quotaWords(library.value) : 'What your screens can show.'}
    >
      {uses.status === 'failed' && (
        <ErrorPanel
          title="Where the pictures are shown could not be loaded"
          onRetry={() => void reloadUses()}
        >
          {serverSentence(uses.error)}
        </ErrorPanel>
      )}
      <LibraryContents
        state={state}
        chosen={chosen}
        onChoose={choose}
        onUse={null}
        choices={<LibraryChoices view={view} onChange={setView} />}
        sorted={(pictures) => viewed(pictures, view, known)}
        captionOf={(picture) => captionOf(picture, known)}
        onReplaced={() => void reloadUses()}
      />
      <Text color="fg.muted" fontSize="sm" mt="6">
        JPEG, PNG, WebP, AVIF, GIF or SVG, up to 20 MB each. A picture that a saved screen shows is
        not deleted; what is deleted can be restored for 30 days.
      </Text>
    </Page>
  );
};

/** "3.2 MB, shown twice" */
const captionOf = (picture: Media, uses: Parameters<typeof shownWords>[1] | null): string =>
  [sizeWords(picture.bytes), ...(uses === null ? [] : [shownWords(picture.id, uses)])].join(', ');
