import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  asId,
  failed,
  succeeded,
  type DayResults,
  type LinkState,
  type Result,
  type ResultCount,
  type ScreenId,
  type ShowResults,
} from 'shared-kernel/model';
import type { ServerFailure } from 'shared-kernel/server';
import { aScreen, signedIn } from 'shared-kernel/testing';
import { renderPage } from 'shared-kernel/testing/page';
import { memoryScreenStore } from '../screen-store/memoryScreenStore';
import { screenStoreAtom } from '../screen-store/screenStore';
import { ResultsPage } from './ResultsPage';
import { resultsPortAtom } from './resultsPort';

const HIDDEN: ResultCount = { kind: 'fewerThan', count: 10 };
const exact = (count: number): ResultCount => ({ kind: 'exact', count });
const leftAt = (hello: ResultCount, gone: ResultCount) => [
  { screenId: asId<ScreenId>('gone'), count: gone },
  { screenId: asId<ScreenId>('hello'), count: hello },
];

const aDay = (day: number, opened: number): DayResults => ({
  day: { year: 2026, month: 11, day },
  opened: exact(opened),
  finished: exact(opened - 10),
  shared: HIDDEN,
  acted: exact(17),
  leftAt: leftAt(exact(day), HIDDEN),
});

const RESULTS: ShowResults = {
  days: [aDay(20, 100), aDay(21, 60)],
  total: {
    opened: exact(160),
    finished: exact(140),
    shared: { kind: 'atLeast', count: 10 },
    acted: exact(34),
    leftAt: leftAt(exact(41), exact(12)),
  },
};

const NO_LINKS: LinkState = {
  ...{ links: 0, revoked: 0, newestExport: null, allRevokedAt: null },
  sharing: { hashtag: '', picture: false },
  sharingSaved: { revision: 0, savedBy: '', savedAt: null },
  hostedPagesOrigin: null,
};
const SENT: LinkState = {
  ...NO_LINKS,
  links: 5000,
  newestExport: {
    at: new Date(2026, 11, 3, 10),
    by: 'ada@example.org',
    validUntil: { year: 2027, month: 3, day: 3 },
    embedPage: 'https://oak.example/year',
  },
};

const open = (...answers: readonly (ShowResults | ServerFailure)[]) =>
  openBeside(succeeded(NO_LINKS), answers);

function openBeside(
  links: Result<LinkState, ServerFailure>,
  answers: readonly (ShowResults | ServerFailure)[],
) {
  const store = signedIn();
  const queue = [...answers];
  store.set(
    screenStoreAtom,
    memoryScreenStore({ screens: [aScreen({ id: asId<ScreenId>('hello'), name: 'Hello' })] }),
  );
  store.set(resultsPortAtom, {
    linkState: () => Promise.resolve(links),
    readResults: () => {
      const answer = queue.shift();
      if (answer === undefined) throw new Error('Nothing more is to be asked.');
      return Promise.resolve('days' in answer ? succeeded(answer) : failed(answer));
    },
  });
  renderPage(ResultsPage, { path: '/screens/results', store });
  return userEvent.setup();
}

it('tells what all days come to', async () => {
  open(RESULTS);
  const total = await screen.findByRole('region', { name: 'All days' });
  expect(total).toHaveTextContent('Opened160');
  expect(total).toHaveTextContent('Finished14088% seen to the last screen');
  expect(total).toHaveTextContent('Sharedat least 10');
  expect(total).toHaveTextContent('Acted34');
});

it('says beside the openings how many supporters have a link, which is no share of them', async () => {
  openBeside(succeeded(SENT), [RESULTS]);
  const total = await screen.findByRole('region', { name: 'All days' });
  expect(
    await within(total).findByText(
      '5,000 supporters have a personal link; links were last exported on 3 December 2026. One supporter may open theirs several times.',
    ),
  ).toBeVisible();
});

it.each([succeeded(NO_LINKS), failed({ code: 'server/unavailable', message: '' } as const)])(
  'says nothing of links where there are none, or they cannot be read',
  async (links) => {
    openBeside(links, [RESULTS]);
    await screen.findByRole('region', { name: 'All days' });
    expect(screen.queryByText(/personal link/)).not.toBeInTheDocument();
  },
);

it('lists the days, the newest first, and hides small counts', async () => {
  open(RESULTS);
  const [, ...rows] = within(
    await screen.findByRole('table', { name: 'Figures by day' }),
  ).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '21\u00a0Nov\u00a020266050fewer than 10<\u00a01017',
    '20\u00a0Nov\u00a0202610090fewer than 10<\u00a01017',
  ]);
});

it('shows where shows were left, on all days or one', async () => {
  const user = open(RESULTS);
  const section = await screen.findByRole('region', { name: 'Where shows were left' });
  const rows = () =>
    within(section)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(rows()).toEqual(['Hello41', 'Screens that were deleted12']);
  await user.selectOptions(within(section).getByLabelText('Day'), '20\u00a0November\u00a02026');
  expect(rows()).toEqual(['Hello20', 'Screens that were deletedfewer than 10']);
});

it('shows two weeks until all days are asked for', async () => {
  const days = Array.from({ length: 20 }, (_, index) => aDay(index + 1, 50));
  const user = open({ ...RESULTS, days });
  const rows = () =>
    within(screen.getByRole('table', { name: 'Figures by day' })).getAllByRole('row');
  await user.click(await screen.findByRole('button', { name: 'Show all 20 days' }));
  expect(rows()).toHaveLength(21);
  expect(screen.queryByRole('button', { name: /Show all/ })).not.toBeInTheDocument();
});

it('says what will be here while nothing has been opened', async () => {
  open({ ...RESULTS, days: [] });
  expect(await screen.findByRole('heading', { name: 'No results yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Personal links' })).toHaveAttribute(
    'href',
    '/screens/links',
  );
});

it('says why there are no results, and tries again', async () => {
  const user = open({ code: 'server/unavailable', message: '' }, RESULTS);
  expect(await screen.findByText(/The server could not be reached/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'All days' })).toBeVisible();
});
