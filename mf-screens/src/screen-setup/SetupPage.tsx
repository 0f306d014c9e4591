import { links, useParams } from 'shared-kernel/contract';
import { asId, nameOf, type ScreenId } from 'shared-kernel/model';
import { LoadingFailure } from 'shared-kernel/saving';
import { Page, Skeleton, Stack } from 'shared-kernel/ui';
import { SetupForm } from './SetupForm';
import { useSetupParts } from './useSetupParts';

/** `/screens/:id/setup`: who sees a screen. */
export const SetupPage = () => {
  const id = asId<ScreenId>(useParams()['id'] ?? '');
  const loaded = useSetupParts(id);
  const [parts] = loaded;
  return (
    <Page
      title="Screen setup"
      {...(parts.status === 'ready' && { about: nameOf(parts.value.screen) })}
      help="Who sees this screen, and what you call it. Supporters never see its name."
      width="modal"
      fills
    >
      <Setup key={id} loaded={loaded} />
    </Page>
  );
};

const Setup = ({ loaded }: { readonly loaded: ReturnType<typeof useSetupParts> }) => {
  const [parts, reload] = loaded;
  if (parts.status === 'loading') return <Waiting />;
  if (parts.status === 'failed') {
    return (
      <LoadingFailure
        what="screen"
        failure={parts.error}
        backTo={links.screens()}
        onRetry={() => void reload()}
      />
    );
  }
  return <SetupForm {...parts.value} />;
};

const Waiting = () => (
  <Stack gap="4" aria-busy aria-label="Loading the screen" role="status">
    <Skeleton h="5rem" borderRadius="l3" />
    <Skeleton h="9rem" borderRadius="l3" />
    <Skeleton h="14rem" borderRadius="l3" />
  </Stack>
);
