import { links, useParams } from 'shared-kernel/contract';
import { LoadingFailure } from 'shared-kernel/saving';
import { Page, PageTitle } from 'shared-kernel/ui';

import { useScreen } from '../persistence/useScreen';
import { Designer } from './Designer';
import { DesignSkeleton } from './DesignSkeleton';

/** `/screens/:id/design` */
export const DesignPage = () => {
  const { id = '' } = useParams();
  const [screen, reload] = useScreen(id);

  if (screen.status === 'ready') {
    const { revision } = screen.value.contentSaved;
    return (
      <Designer
        key={`${screen.value.id} ${String(revision)}`}
        screen={screen.value}
        onLoadTheirs={() => void reload()}
      />
    );
  }
  if (screen.status === 'loading') {
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
