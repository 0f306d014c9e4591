import { storyOf } from 'shared-kernel/model';
import { useIsAdmin, useScope } from 'shared-kernel/session';
import { ErrorPanel, Page, Skeleton, Stack, UnsavedChanges } from 'shared-kernel/ui';
import { useState } from 'react';
import { linkTarget } from '../screen-store/linkTarget';
import { HostedPageNote } from './hosting/HostedPageNote';
import { NoPageYet } from './hosting/NoPageYet';
import { ExportLinks } from './link-export/ExportLinks';
import { MergeHelp } from './link-export/MergeHelp';
import { useLinkExport } from './link-export/useLinkExport';
import { LinkFigures } from './LinkFigures';
import { LocalPageNote } from './LocalPageNote';
import { MovedPage } from './MovedPage';
import { AdminsOnly } from './AdminsOnly';
import { RevokeLinks } from './revocation/RevokeLinks';
import { SharingForm } from './sharing/SharingForm';
import { useSharingEdits } from './sharing/useSharingEdits';
import { EmbedSnippet } from './snippet/EmbedSnippet';
import { SendTest } from './test-link/SendTest';
import { useLinkParts, type LinkParts } from './useLinkParts';

/** `/screens/links`: how supporters get to their screens. */
export const LinksPage = () => {
  const { organisationId, yearId } = useScope();
  return (
    <Page
      title="Personal links"
      help="Each supporter gets a link of their own to your page, where their screens play. It cannot be guessed, and says nothing about them by itself."
      width="modal"
    >
      <LinksOfYear key={`${organisationId}/${yearId}`} />
    </Page>
  );
};

const LinksOfYear = () => {
  const [parts, reload] = useLinkParts();
  const [isHosted, setHosted] = useState(false);
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
      <NoPageYet
        year={year}
        onHosted={() => {
          setHosted(true);
        }}
      />
    </Stack>
  ) : (
    <Steps {...parts.value} isHosted={isHosted} reload={() => void reload()} />
  );
};

interface StepsProps extends LinkParts {
  /** Whether the page has been hosted from here. */
  readonly isHosted: boolean;
  readonly reload: () => void;
}

const Steps = ({ year, state, isHosted, reload }: StepsProps) => {
  const isAdmin = useIsAdmin();
  const target = linkTarget(year, state.hostedPagesOrigin);
  const exporting = useLinkExport(year.supportersTotal, reload);
  const sharing = useSharingEdits(state, reload);
  const onRevoked = () => {
    exporting.forget();
    reload();
  };
  return (
    <Stack gap="4">
      <UnsavedChanges when={sharing.isChanged} />
      <MovedPage state={state} page={target} />
      <LocalPageNote year={year} page={target} />
      {storyOf(year).linksLeadTo === 'hostedPage' && (
        <HostedPageNote address={target} isNew={isHosted} />
      )}
      {year.embedPage !== '' && <EmbedSnippet page={year.embedPage} />}
      <LinkFigures state={state} />
      {!isAdmin && <AdminsOnly />}
      {isAdmin && <ExportLinks year={year} exporting={exporting} />}
      <MergeHelp />
      {isAdmin && <SendTest />}
      {isAdmin && <SharingForm edited={sharing} />}
      {isAdmin && <RevokeLinks links={state.links} yearName={year.name} onRevoked={onRevoked} />}
    </Stack>
  );
};

const Waiting = () => (
  <Stack gap="4" aria-busy aria-label="Loading personal links" role="status">
    <Skeleton h="5.5rem" borderRadius="l3" />
    <Skeleton h="13rem" borderRadius="l3" />
    <Skeleton h="11rem" borderRadius="l3" />
  </Stack>
);
