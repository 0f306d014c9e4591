import { createStore } from 'jotai';
import { links } from 'shared-kernel/contract';
import {
  asId,
  DEFAULT_STORY,
  type Organisation,
  type OrganisationId,
  type UserId,
  type Year,
  type YearId,
} from 'shared-kernel/model';
import { authAtom, organisationAtom } from 'shared-kernel/session';
import { Page, Skeleton, Stack } from 'shared-kernel/ui';
import type { PlacedRemote } from '../remotes/remoteOverride';
import { FirstWait } from './FirstWait';

const ROWS = [1, 2, 3, 4, 5, 6];

/**
 * No entry of the header is the page that is shown: `inline.js` marks it. Where it knows the page's heading, the shape of
 * a list waits below it, else the sign of the frame.
 */
export const STAFF_PAGE = {
  path: '/',
  element: (
    <Page title="{heading}" help="{help}">
      <Stack gap="3" role="status" aria-label="Loading" data-first-shape>
        <Skeleton h="5" w="12rem" />
        {ROWS.map((row) => (
          <Skeleton key={row} h="4.5rem" borderRadius="l3" />
        ))}
      </Stack>
      <FirstWait />
    </Page>
  ),
};

/** Whoever owns the settings has the way to them in the header. */
export const OWNER_OF_SETTINGS: PlacedRemote = {
  id: 'set-up',
  manifest: '',
  integrity: null,
  paths: [links.setUp()],
  needs: 'login',
  nav: null,
};

/** Whoever is logged in, in words that stand for theirs. */
export function somebody(): ReturnType<typeof createStore> {
  const store = createStore();
  store.set(authAtom, {
    status: 'loggedIn',
    userId: asId<UserId>('user'),
    email: '',
    user: null,
    roles: { superadmin: false, admin: true },
  });
  store.set(organisationAtom, { status: 'ready', organisation: ORGANISATION, years: [YEAR] });
  return store;
}

const NEVER = { revision: 0, savedBy: '', savedAt: null };

const ORGANISATION: Organisation = {
  id: asId<OrganisationId>('organisation'),
  name: '{organisation}',
  preferences: { fontFamilies: [], colours: [] },
  preferencesSaved: NEVER,
  pendingDeletion: null,
};

const YEAR: Year = {
  id: asId<YearId>('year'),
  name: '{year}',
  dateFrom: { year: 2025, month: 12, day: 31 },
  dateTo: { year: 2027, month: 1, day: 1 },
  embedPage: '',
  retainUntil: null,
  retainUntilSetBy: '',
  removeSupportersAt: null,
  supportersTotal: 0,
  supportersRemovedAt: null,
  screensCombined: {},
  story: DEFAULT_STORY,
  storySaved: NEVER,
  saved: NEVER,
  pendingDeletion: null,
};
