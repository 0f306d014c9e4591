import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asId, succeeded, type Screen, type SearchId, type YearId } from 'shared-kernel/model';
import { organisationAtom, toastAtom } from 'shared-kernel/session';
import { anOrganisation, aScreen, aSearch, aYear, signedIn } from 'shared-kernel/testing';
import { renderPage } from 'shared-kernel/testing/page';
import { publishIn } from '../publishing/memoryPublishing';
import { reachPortAtom } from '../reach/reachPort';
import { ScreensPage } from '../screen-list/ScreensPage';
import { memoryScreenStore } from '../screen-store/memoryScreenStore';
import { screenStoreAtom, type ScreenStore } from '../screen-store/screenStore';

const LAST_YEAR = aYear({ id: asId<YearId>('year-0'), name: '2025' });
const givers = aSearch({ id: asId<SearchId>('givers'), name: 'Givers' });

/** Two years of one organisation; what is made in the earlier one lands in `made`. */
function open(failing: (keyof ScreenStore)[] = []) {
  const made: Screen[] = [];
  const screens = [aScreen({ name: 'Thanks', match: 'anySearches', searchIds: [givers.id] })];
  const here = memoryScreenStore({ screens, searches: [givers] });
  const there = memoryScreenStore({ screens: made, failing: new Set(failing) });
  const of = (yearId: YearId) => (yearId === LAST_YEAR.id ? there : here);
  const store = signedIn();
  publishIn(store);
  const organisation = anOrganisation();
  store.set(organisationAtom, { status: 'ready', organisation, years: [aYear(), LAST_YEAR] });
  store.set(screenStoreAtom, {
    ...here,
    loadFieldList: (scope) => of(scope.yearId).loadFieldList(scope),
    loadSearches: (scope) => of(scope.yearId).loadSearches(scope),
    loadScreens: (scope) => of(scope.yearId).loadScreens(scope),
    createScreen: (scope, ...rest) => of(scope.yearId).createScreen(scope, ...rest),
  });
  const unseen = { total: 0, supporterEmails: [] };
  store.set(reachPortAtom, {
    readReach: () =>
      Promise.resolve(succeeded({ supporters: 0, unseen, candidates: [], playing: null })),
  });
  renderPage(ScreensPage, { path: '/screens', store });
  return { made, screens, user: userEvent.setup(), toast: () => store.get(toastAtom)?.toast };
}

const askForLastYear = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByRole('button', { name: 'More for Thanks' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Duplicate “Thanks”' });
  await user.selectOptions(within(dialog).getByLabelText('Year of the copy'), '2025');
  return dialog;
};

it('copies a screen into another year, having said what does not exist there', async () => {
  const { user, made, screens, toast } = open();
  const dialog = await askForLastYear(user);
  const missing = 'Not in 2025: searches that decide who sees the screen';
  expect(await within(dialog).findByRole('list', { name: missing })).toHaveTextContent('Givers');
  expect(dialog).toHaveTextContent('until you choose others in its set-up, nobody sees it');
  await user.click(within(dialog).getByRole('button', { name: 'Duplicate' }));
  await waitFor(() => {
    expect(made).toMatchObject([{ name: 'Thanks', order: 1, match: 'anySearches', searchIds: [] }]);
  });
  expect(toast()).toMatchObject({ body: 'New screen added', delayMs: 2000 });
  expect(screens).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 1, name: 'Screens' })).toBeInTheDocument();
});

it('copies nothing where the other year cannot be read, until it can', async () => {
  const { user, made } = open(['loadFieldList']);
  const dialog = await askForLastYear(user);
  expect(await within(dialog).findByText(/Nothing has been copied/)).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Duplicate' })).toBeDisabled();
  await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
  await waitFor(() => {
    expect(within(dialog).getByRole('button', { name: 'Duplicate' })).toBeEnabled();
  });
  expect(made).toHaveLength(0);
});
