import { useAtomValue } from 'jotai';
import { links, Navigate } from 'shared-kernel/contract';
import { organisationAtom, useIsAdmin } from 'shared-kernel/session';
import { EmptyState, Page, UnsavedChanges } from 'shared-kernel/ui';
import { YearPair } from '../roll-forward/YearPair';
import { dirtyPartsAtom } from '../unsaved/dirtyParts';
import { NewYearForm } from '../years/NewYearForm';
import { OrganisationFailure } from './OrganisationFailure';

/** A new year from last year's searches and screens. */
export const RollForwardPage = () => {
  const load = useAtomValue(organisationAtom);
  const dirtyParts = useAtomValue(dirtyPartsAtom);
  const isAdmin = useIsAdmin();
  if (load.status === 'failed')
    return <OrganisationFailure title="Roll forward" sentence={load.sentence} />;
  if (load.status !== 'ready') return <Navigate to={links.home()} replace />;
  const { organisation, years } = load;
  return (
    <Page
      title="Roll forward"
      help="Take one year’s searches and screens into another year, led to that year’s fields and pages."
    >
      {isAdmin && years.length > 0 ? (
        <YearPair
          key={organisation.id}
          organisation={organisation}
          years={years}
          newYear={(onClose) => (
            <NewYearForm organisation={organisation} years={years} onClose={onClose} />
          )}
        />
      ) : (
        <EmptyState title={isAdmin ? 'No year yet' : 'For admins'}>
          {isAdmin
            ? 'There is nothing to roll forward before the first year.'
            : `Ask an admin of ${organisation.name} to roll a year forward.`}
        </EmptyState>
      )}
      <UnsavedChanges when={dirtyParts.size > 0} title="Leave before it is rolled forward?">
        What you changed on this page is not kept.
      </UnsavedChanges>
    </Page>
  );
};
