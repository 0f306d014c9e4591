import { links, useParams } from 'shared-kernel/contract';
import { LoadingFailure } from 'shared-kernel/saving';
import type { Screen } from 'shared-kernel/model';
import { Page, PageTitle } from 'shared-kernel/ui';
import { useState } from 'react';

import { useScreen } from '../persistence/useScreen';
import { Designer } from './Designer';
import { DesignSkeleton } from './DesignSkeleton';

/** `/screens/:id/design` */
export const DesignPage = () => {
  const { id = '' } = useParams();
  const [screen, reload] = useScreen(id);
  /** What is edited: it may be read again behind the editor, which must take nobody's edits. */
  const [opened, setOpened] = useState<Screen | null>(null);
  if (screen.status === 'ready' && opened?.id !== screen.value.id) setOpened(screen.value);

  if (screen.status === 'ready' && opened !== null) {
    return (
      <Designer
        key={`${opened.id} ${String(opened.contentSaved.revision)}`}
        screen={opened}
        onLoadTheirs={() =>
          void reload().then(() => {
            setOpened(null);
          })
        }
      />
    );
  }
  if (screen.status !== 'failed') {
    return (
      <>
        <PageTitle>Screen design</PageTitle>
        <DesignSkeleton />
      </>
    );
  }
  return (
    <Page title="Screen design" width="full">
      <LoadingFailure
        what="screen"
        failure={screen.error}
        backTo={links.screens()}
        onRetry={() => void reload()}
      />
    </Page>
  );
};
