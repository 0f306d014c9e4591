import { useAtomValue } from 'jotai';
import { Link, links, Navigate } from 'shared-kernel/contract';
import { civilDateInUtc, type OrganisationId } from 'shared-kernel/model';
import { serverSentence } from 'shared-kernel/server';
import { organisationAtom, useIsAdmin } from 'shared-kernel/session';
import { Button, EmptyState, ErrorPanel, Page, Skeleton, Stack } from 'shared-kernel/ui';
import { AddToCareList } from '../care/AddToCareList';
import { CareEntries } from '../care/CareEntries';
import { useCareList } from '../care/useCareList';

/** `/set-up/care`: whom the organisation keeps out of counts, examples, previews, links and screens. */
export const CarePage = () => {
  const load = useAtomValue(organisationAtom);
  const isAdmin = useIsAdmin();
  if (load.status !== 'ready') return <Navigate to={links.home()} replace />;
  const { organisation } = load;
  return (
    <Page
      title="Care list"
      width="modal"
      help="Whom you keep out of counts, examples, previews, links and screens for a while. Admins only see it, and the activity says who looked."
      action={
        <Button asChild variant="outline">
          <Link to={links.setUp()}>Back</Link>
        </Button>
      }
    >
      {isAdmin ? (
        <CareList key={organisation.id} organisationId={organisation.id} />
      ) : (
        <EmptyState title="For admins">
          Ask an admin of {organisation.name} to keep somebody out of counts, links and screens.
        </EmptyState>
      )}
    </Page>
  );
};

const CareList = ({ organisationId }: { readonly organisationId: OrganisationId }) => {
  const { loaded, reload, list, add, end } = useCareList(organisationId);
  return (
    <Stack gap="5">
      {list === null && loaded.status === 'loading' && (
        <Skeleton h="24" aria-label="Loading the care list" />
      )}
      {list === null && loaded.status === 'failed' && (
        <ErrorPanel title="The care list could not be loaded" onRetry={() => void reload()}>
          {serverSentence(loaded.error)}
        </ErrorPanel>
      )}
      {list !== null && (
        <>
          <AddToCareList today={civilDateInUtc(new Date())} onAdd={add} />
          <CareEntries list={list} onEnd={({ id, value }) => end(id, value)} />
        </>
      )}
    </Stack>
  );
};
