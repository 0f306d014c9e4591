import { useAtomValue } from 'jotai';
import { links, Navigate } from 'shared-kernel/contract';
import { organisationAtom, useAuth, useIsAdmin, yearAtom } from 'shared-kernel/session';
import { EmptyState, Page, Stack, UnsavedChanges } from 'shared-kernel/ui';
import { ActivitySection } from '../activity/ActivitySection';
import { CareSection } from '../care/CareSection';
import { ImportAndExport } from '../definitions/ImportAndExport';
import { SupporterDataSection } from '../erasure/SupporterDataSection';
import { OrganisationsSection } from '../organisations/OrganisationsSection';
import { PeopleSection } from '../people/PeopleSection';
import { PicturesSection } from '../pictures/PicturesSection';
import { PreferencesSection } from '../preferences/PreferencesSection';
import { dirtyPartsAtom } from '../unsaved/dirtyParts';
import { Years } from '../years/Years';

/** Everything that used to need a database console: years, fonts and colours, people, organisations. */
export const SetUpPage = () => {
  const load = useAtomValue(organisationAtom);
  const dirtyParts = useAtomValue(dirtyPartsAtom);
  const year = useAtomValue(yearAtom);
  const auth = useAuth();
  const isAdmin = useIsAdmin();
  const isSuperadmin = auth.status === 'loggedIn' && auth.roles.superadmin;
  if (load.status !== 'ready')
    return load.status === 'none' && isSuperadmin ? (
      <Page title="Set up" width="modal" help="Create the first organisation.">
        <OrganisationsSection organisation={null} />
      </Page>
    ) : (
      <Navigate to={links.home()} replace />
    );
  const { organisation, years, deletedYears = [] } = load;
  return (
    <Page title="Set up" width="modal" help={organisation.name}>
      {isAdmin ? (
        <Stack gap="5" key={organisation.id}>
          <Years organisation={organisation} years={years} />
          <PreferencesSection organisation={organisation} />
          {year !== null && <PicturesSection />}
          <PeopleSection organisation={organisation} />
          {year !== null && <ImportAndExport key={`data ${year.id}`} />}
          {years.length + deletedYears.length > 0 && (
            <SupporterDataSection
              organisation={organisation}
              years={years}
              deletedYears={deletedYears}
            />
          )}
          <CareSection />
          <ActivitySection organisation={organisation} years={[...years, ...deletedYears]} />
          {isSuperadmin && <OrganisationsSection organisation={organisation} />}
        </Stack>
      ) : (
        <EmptyState title="For admins">
          Ask an admin of {organisation.name} to change years, fonts, colours or people.
        </EmptyState>
      )}
      <UnsavedChanges when={dirtyParts.size > 0} />
    </Page>
  );
};
