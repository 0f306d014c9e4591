import { useAtomValue } from 'jotai';
import { links, Navigate, useLocation, useParams } from 'shared-kernel/contract';
import { organisationAtom, useAuth, useIsAdmin, yearAtom } from 'shared-kernel/session';
import { Box, EmptyState, Grid, Page, UnsavedChanges } from 'shared-kernel/ui';
import { OrganisationsSection } from '../organisations/OrganisationsSection';
import { KeptPages } from '../settings/KeptPages';
import { SettingsNavigation } from '../settings/SettingsNavigation';
import { dirtyPartsAtom } from '../unsaved/dirtyParts';
import { OrganisationFailure } from './OrganisationFailure';
import { SETTINGS_PAGES, type Settings, type SettingsPage as OnePage } from './settingsPages';

const addressOf = ({ id }: Pick<OnePage, 'id'>): string => `${links.setUp()}/${id}`;

/** `/set-up` leads to the first page that the person may see, or to the one that an older link names by an anchor. */
export const FirstSettingsPage = () => {
  const settings = useSettings();
  const { hash, state } = useLocation() as { hash: string; state: unknown };
  if (settings === null) return <WithoutOrganisation />;
  const own = SETTINGS_PAGES.filter(({ content, isFor }) => content !== null && isFor(settings));
  const first = own.find(({ id }) => `#${id}` === hash) ?? own[0];
  if (first === undefined) return <ForAdmins settings={settings} />;
  return <Navigate to={addressOf(first)} state={state} replace />;
};

/** `/set-up/:page`: years, people, how screens look, data, and whatever else is set for a whole organisation. */
export const SettingsPage = () => {
  const settings = useSettings();
  const id = useParams()['page'] ?? '';
  const dirtyParts = useAtomValue(dirtyPartsAtom);
  if (settings === null) return <WithoutOrganisation />;
  const pages = SETTINGS_PAGES.filter(({ isFor }) => isFor(settings));
  const own = pages.flatMap(({ content, ...page }) =>
    content === null ? [] : [{ ...page, content: content(settings) }],
  );
  const open = own.find((page) => page.id === id);
  if (!settings.isAdmin && open === undefined) return <ForAdmins settings={settings} />;
  return (
    <Page
      title="Settings"
      {...(open && { about: open.title, heading: open.title })}
      help={open === undefined ? settings.organisation.name : open.help}
      fills
    >
      <Grid
        key={settings.organisation.id}
        templateColumns={{ base: 'minmax(0, 1fr)', lg: '12rem minmax(0, 1fr)' }}
        templateRows={{ base: 'auto 1fr', lg: '1fr' }}
        columnGap="8"
        flex="1"
        pb="8"
      >
        <SettingsNavigation
          open={id}
          pages={pages.map((page) => ({ ...page, to: addressOf(page) }))}
        />
        <Box minW="0" display="flex" flexDirection="column">
          {open === undefined && <NoSuchPage />}
          <KeptPages pages={own} open={id} />
        </Box>
      </Grid>
      <UnsavedChanges
        when={dirtyParts.size > 0}
        within={(pathname) => own.some((page) => addressOf(page) === pathname)}
      >
        {`Your edits are not saved yet: ${own
          .filter((page) => [...dirtyParts.values()].includes(page.id))
          .map(({ title }) => title)
          .join(', ')}.`}
      </UnsavedChanges>
    </Page>
  );
};

/** Null where there is no organisation to set anything for. */
function useSettings(): Settings | null {
  const load = useAtomValue(organisationAtom);
  const year = useAtomValue(yearAtom);
  const auth = useAuth();
  const isAdmin = useIsAdmin();
  if (load.status !== 'ready') return null;
  const { organisation, years, deletedYears = [] } = load;
  const isSuperadmin = auth.status === 'loggedIn' && auth.roles.superadmin;
  return { organisation, years, deletedYears, year, isAdmin, isSuperadmin };
}

/** A superadmin makes the first one. */
const WithoutOrganisation = () => {
  const load = useAtomValue(organisationAtom);
  const auth = useAuth();
  const isSuperadmin = auth.status === 'loggedIn' && auth.roles.superadmin;
  if (load.status === 'failed')
    return <OrganisationFailure title="Settings" sentence={load.sentence} />;
  return load.status === 'none' && isSuperadmin ? (
    <Page title="Settings" width="modal" help="Create the first organisation.">
      <OrganisationsSection organisation={null} />
    </Page>
  ) : (
    <Navigate to={links.home()} replace />
  );
};

const ForAdmins = ({ settings }: { readonly settings: Settings }) => (
  <Page title="Settings" width="modal" help={settings.organisation.name}>
    <EmptyState title="For admins">
      Ask an admin of {settings.organisation.name} to change years, people, fonts, colours, the
      brand kit or the care list.
    </EmptyState>
  </Page>
);

const NoSuchPage = () => (
  <EmptyState title="Page not found">Sorry, we couldn’t find that page!</EmptyState>
);
