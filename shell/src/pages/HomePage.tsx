import { useAtomValue } from 'jotai';
import { latePart } from 'shared-kernel/late-parts';
import { Link, links } from 'shared-kernel/contract';
import type { Year } from 'shared-kernel/model';
import { organisationAtom, useAuth, yearAtom } from 'shared-kernel/session';
import { chakra, Heading, Page, SimpleGrid, Stack, Text } from 'shared-kernel/ui';
import { NoYearAlert } from '../people/NoYearAlert';
import { OrganisationFailure } from '../people/OrganisationFailure';
import { HomeSkeleton } from './home/HomeSkeleton';
import { useYearHome } from './home/useYearHome';
import { Welcome } from './home/Welcome';

const YearPanels = latePart(async () => (await import('./home/YearPanels')).YearPanels, {
  waiting: <HomeSkeleton />,
});
const NotRegistered = latePart(async () => (await import('./home/NotRegistered')).NotRegistered);

const AREAS = [
  {
    title: 'Searches',
    path: links.searches(),
    text: 'Select users by searching against different criteria to use for screens',
  },
  {
    title: 'Screens',
    path: links.screens(),
    text: 'Build screens from searches and design content',
  },
  {
    title: 'Data fields',
    path: links.fields(),
    text: 'See imported fields, example values and stats',
  },
];

export const HomePage = () => {
  const auth = useAuth();
  const load = useAtomValue(organisationAtom);
  if (auth.status !== 'loggedIn') return <Welcome />;
  if (load.status === 'ready') return <Areas />;
  return (
    <Page title="Home" width="modal">
      {load.status === 'failed' ? (
        <OrganisationFailure sentence={load.sentence} />
      ) : (
        <NotRegistered email={auth.email} isSuperadmin={auth.roles.superadmin} />
      )}
    </Page>
  );
};

const Areas = () => {
  const year = useAtomValue(yearAtom);
  return (
    <Page title="Home" help="Show your supporters what a difference they've made this year">
      {year === null ? (
        <NoYearAlert />
      ) : (
        <Stack gap="4">
          {/* Before there are supporters, what to do first stands first. */}
          {year.supportersTotal !== 0 && <AreaLinks />}
          <OfYear key={year.id} year={year} />
          {year.supportersTotal === 0 && <AreaLinks />}
        </Stack>
      )}
    </Page>
  );
};

const AreaLinks = () => (
  <SimpleGrid columns={{ base: 1, md: 3 }} gap="4">
    {AREAS.map(({ title, path, text }) => (
      <AreaLink key={path} to={path}>
        <Heading as="h2" fontSize="lg" fontWeight="semibold">
          {title}
        </Heading>
        <Text fontSize="sm" color="fg.muted">
          {text}
        </Text>
      </AreaLink>
    ))}
  </SimpleGrid>
);

/** Asked for while the code that shows it is on its way. */
const OfYear = ({ year }: { readonly year: Year }) => {
  const parts = useYearHome();
  return <YearPanels year={year} parts={parts} />;
};

const AreaLink = chakra(Link, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    px: { base: '4', md: '5' },
    py: '4',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'l3',
    transition: 'border-color 150ms ease-out, background 150ms ease-out',
    _hover: { borderColor: 'accent.border', bg: 'accent.subtle' },
  },
});
