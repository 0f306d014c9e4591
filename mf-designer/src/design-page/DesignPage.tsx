import { useParams } from 'shared-kernel/contract';
import { Page } from 'shared-kernel/ui';

import { useScreen } from '../screen-store/useScreen';
import { Designer } from './Designer';
import { DesignSkeleton } from './DesignSkeleton';
import { LoadingFailure } from './LoadingFailure';

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
  return (
    <Page title="Screen design" width="full">
      {screen.status === 'loading' ? (
        <DesignSkeleton />
      ) : (
        <LoadingFailure failure={screen.error} onRetry={() => void reload()} />
      )}
    </Page>
  );
};
