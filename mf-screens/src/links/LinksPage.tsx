import { Link, links } from 'shared-kernel/contract';
import { storyOf } from 'shared-kernel/model';
import { useIsAdmin, useScope } from 'shared-kernel/session';
import {
  Button,
  EmptyState,
  ErrorPanel,
  Page,
  Skeleton,
  Stack,
  UnsavedChanges,
} from 'shared-kernel/ui';
import { linkTarget } from '../screen-store/linkTarget';
import { HostedPageNote } from './HostedPageNote';
import { ExportLinks } from './link-export/ExportLinks';
import { MergeHelp } from './link-export/MergeHelp';
import { useLinkExport } from './link-export/useLinkExport';
import { LinkFigures } from './LinkFigures';
import { MovedPage } from './MovedPage';
import { AdminsOnly } from './AdminsOnly';
import { RevokeLinks } from './revocation/RevokeLinks';
import { SharingForm } from './sharing/SharingForm';
import { useSharingEdits } from './sharing/useSharingEdits';
import { EmbedSnippet } from './snippet/EmbedSnippet';
import { useLinkParts, type LinkParts } from './useLinkParts';

/** `/screens/links`: how supporters get to their screens. */
export const LinksPage = () => {
  const { organisationId, yearId } = useScope();
  return (
    <Page
      title="Personal links"
      help="Each supporter gets a link of their own to your page, where their screens play. It cannot be guessed, and says nothing about them by itself."
      width="modal"
      action={
        <Button asChild variant="outline">
          <Link to={links.screens()}>Back</Link>
        </Button>
      }
    >
      <LinksOfYear key={`${organisationId}/${yearId}`} />
    </Page>
  );
};

const LinksOfYear = () => {
  const [parts, reload] = useLinkParts();
  if (parts.status === 'loading') return <Waiting />;
  if (parts.status === 'failed') {
    return (
      <ErrorPanel title="The personal links could not be loaded" onRetry={() => void reload()}>
        {parts.error} Links that were sent go on working.
      </ErrorPanel>
    );
  }
  const { year, state } = parts.value;
  return linkTarget(year, state.hostedPagesOrigin) === '' ? (
    <Stack gap="4">
      <MovedPage state={state} page="" />
      <NoPageYet yearName={year.name} />
    </Stack>
  ) : (
    <Steps {...parts.value} reload={() => void reload()} />
  );
};

const Steps = ({ year, state, reload }: LinkParts & { readonly reload: () => void }) => {
  const isAdmin = useIsAdmin();
  const target = linkTarget(year, state.hostedPagesOrigin);
  const exporting = useLinkExport(reload);
  const sharing = useSharingEdits(state, reload);
  const onRevoked = () => {
    exporting.forget();
    reload();
  };
  return (
    <Stack gap="4">
      <UnfinishedWork exporting={exporting.state.status === 'running'} edited={sharing.isChanged} />
      <MovedPage state={state} page={target} />
      <LinkFigures state={state} />
      {!isAdmin && <AdminsOnly />}
      {storyOf(year).linksLeadTo === 'hostedPage' && <HostedPageNote address={target} />}
      {year.embedPage !== '' && <EmbedSnippet page={year.embedPage} />}
      {isAdmin && <ExportLinks year={year} exporting={exporting} />}
      <MergeHelp />
      {isAdmin && <SharingForm edited={sharing} />}
      {isAdmin && <RevokeLinks links={state.links} yearName={year.name} onRevoked={onRevoked} />}
    </Stack>
  );
};

/** One question for the whole page, since a page can ask only one. */
const UnfinishedWork = ({ exporting, edited }: { exporting: boolean; edited: boolean }) =>
  exporting ? (
    <UnsavedChanges when title="Leave while links are being exported?">
      The file is saved at the end only. To get it, export the links again.
    </UnsavedChanges>
  ) : (
    <UnsavedChanges when={edited} />
  );

const NoPageYet = ({ yearName }: { yearName: string }) => {
  const isAdmin = useIsAdmin();
  return (
    <EmptyState
      title="No page for the screens yet"
      action={
        isAdmin && (
          <Button asChild>
            <Link to={links.setUp()}>Open set-up</Link>
          </Button>
        )
      }
    >
      Personal links lead to the page of your organisation on which the screens play, and {yearName}{' '}
      has none yet.{' '}
      {isAdmin
        ? 'Enter its address as the embed page of the year; the links can then be made here.'
        : 'An admin of your organisation can enter its address.'}
    </EmptyState>
  );
};

const Waiting = () => (
  <Stack gap="4" aria-busy aria-label="Loading personal links" role="status">
    <Skeleton h="5.5rem" borderRadius="l3" />
    <Skeleton h="13rem" borderRadius="l3" />
    <Skeleton h="11rem" borderRadius="l3" />
  </Stack>
);
