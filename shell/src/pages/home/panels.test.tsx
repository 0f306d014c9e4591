import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { loadScreens, loadYear } from 'shared-kernel/firestore';
import {
  asId,
  ATTENTION_KINDS,
  failed,
  succeeded,
  type Attention,
  type Roles,
  type ScreenId,
  type Year,
  type YearHome,
} from 'shared-kernel/model';
import type { ServerFailure } from 'shared-kernel/server';
import { aScreen, aYear, itInLongRun, signedIn } from 'shared-kernel/testing';
import { renderPage } from 'shared-kernel/testing/page';
import { readHome } from '../../server/home';
import { HomePage } from '../HomePage';
import { attentionWords } from './attentionWords';
import { reachRows } from './reachRows';

jest.mock('../../server/home', () => ({ readHome: jest.fn() }));
jest.mock('shared-kernel/firestore', () => ({
  ...jest.requireActual<object>('shared-kernel/firestore'),
  loadScreens: jest.fn(),
  loadYear: jest.fn(),
}));

const FEWER = { kind: 'fewerThan', count: 10 } as const;
const exact = (count: number) => ({ kind: 'exact', count }) as const;
const LAST = {
  ...{ by: 'ada@example.org', at: new Date('2026-03-01T09:00:00Z') },
  ...{ newSupporters: 1204, changed: 40 },
};
const HOME: YearHome = {
  progress: {
    ...{ searches: 3, screens: 2, published: 'published', sample: false },
    linksExportedAt: new Date('2026-12-01T09:00:00Z'),
  },
  lastImport: LAST,
  results: { opened: exact(8000), finished: exact(6000), shared: exact(310), acted: FEWER },
  attention: [],
  activity: [],
};
const YEAR = aYear({
  supportersTotal: 1_000_000,
  screensCombined: {
    2: { total: 250_000, supporterEmails: [] },
    1: { total: 500_000, supporterEmails: [] },
  },
});
const AWAY: ServerFailure = { code: 'server/unavailable', message: '' };

interface State {
  readonly home?: Partial<YearHome>;
  readonly year?: Year;
  readonly screens?: number;
  readonly roles?: Partial<Roles>;
}

async function show({ home, year = YEAR, screens = 2, roles = { admin: true } }: State = {}) {
  jest.mocked(readHome).mockResolvedValue(succeeded({ ...HOME, ...home }));
  jest.mocked(loadYear).mockResolvedValue(succeeded(year));
  const items = Array.from({ length: screens }, (_, at) =>
    aScreen({
      ...{ id: asId<ScreenId>(`s${String(at)}`), name: `Screen ${String(at)}`, order: at },
      supportersMatched: 250_000,
    }),
  );
  jest.mocked(loadScreens).mockResolvedValue(succeeded({ items, malformed: [] }));
  renderPage(() => <HomePage />, { path: '/home', store: signedIn({ roles, year }) });
  await screen.findByRole('region', { name: 'What people did' });
}

const panel = (name: string | RegExp) => within(screen.getByRole('region', { name }));

describe('[D390] Home of a year in use', () => {
  it('tells how many supporters there are, who brought them last, and leads to the import', async () => {
    await show();
    const supporters = panel('Supporters');
    expect(supporters.getByText('1,000,000')).toBeVisible();
    expect(
      supporters.getByText(/^Last import by ada@example\.org, .*: 1,204 new, 40 changed$/),
    ).toBeVisible();
    expect(supporters.getByRole('link', { name: 'Import supporters' })).toHaveAttribute(
      'href',
      '/fields/import',
    );
  });

  it('tells who sees no screen, one, and more, in figures and percent', async () => {
    await show();
    const rows = panel('Reach').getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'No screen250,00025%',
      '1 screen500,00050%',
      '2 screens250,00025%',
    ]);
  });

  itInLongRun('hides the rows of many screens until they are asked for', async () => {
    const screensCombined = Object.fromEntries(
      Array.from({ length: 60 }, (_, at) => [at + 1, { total: 10, supporterEmails: [] }]),
    );
    await show({ year: { ...YEAR, screensCombined } });
    expect(panel('Reach').getAllByRole('row')).toHaveLength(8);
    await userEvent.click(panel('Reach').getByRole('button', { name: 'Show all 61 rows' }));
    expect(panel('Reach').getAllByRole('row')).toHaveLength(62);
  });

  it('shows every screen with whom it is for, and leads to its design', async () => {
    await show({ screens: 60 });
    const screens = panel(/^Screens/).getAllByRole('link', { name: /Screen \d+ 250,000 \(25%\)/ });
    expect(screens).toHaveLength(60);
    expect(screens[59]).toHaveAttribute('href', '/screens/s59/design');
  });

  it('tells results as far as they are told', async () => {
    await show();
    const results = panel('Results so far');
    expect(results.getByText('8,000')).toBeVisible();
    expect(results.getByText('75%')).toBeVisible();
    expect(results.getByText('fewer than 10')).toBeVisible();
  });

  itInLongRun('says why there are no results yet', async () => {
    const results = { opened: FEWER, finished: FEWER, shared: FEWER, acted: FEWER };
    await show({ home: { results } });
    expect(screen.getByText(/^Fewer than 10 shows were opened so far/)).toBeVisible();
    cleanup();
    await show({ home: { results, progress: { ...HOME.progress, linksExportedAt: null } } });
    expect(screen.getByText(/^Once supporters open their personal links/)).toBeVisible();
  });

  it('names what needs attention, each with where', async () => {
    const attention: Attention[] = [
      { kind: 'searchFault', count: 1, id: 'givers', name: 'Givers', day: null },
      { kind: 'drafts', count: 3, id: '', name: '', day: null },
    ];
    await show({ home: { attention } });
    const links = panel('Needs attention').getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['The search “Givers” may count otherwise than was meant.', '/searches/givers'],
      ['3 changes are not published.', '/screens/publish'],
    ]);
  });

  it('names people by what they did, and oneself as "You"', async () => {
    const line = { yearId: null, person: '', deed: 'searchSaved', subject: 'Givers' } as const;
    const activity = ['milo@example.org', 'ada@example.org'].map((by, at) => ({
      ...{ ...line, id: String(at), by, at: new Date() },
    }));
    await show({ home: { activity } });
    const lines = panel('What people did').getAllByRole('listitem');
    expect(lines[0]).toHaveTextContent('milo@example.org saved the search “Givers”');
    expect(lines[1]).toHaveTextContent('You saved the search “Givers”');
  });

  it('offers nothing to who looks only', async () => {
    await show({ roles: { given: 'viewer' }, screens: 0 });
    expect(screen.queryByRole('link', { name: 'Import supporters' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Choose a story' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'All activity' })).toBeNull();
  });

  itInLongRun(
    'says that counts are being worked out, and asks again once they are there',
    async () => {
      await show({ year: { ...YEAR, supportersTotal: -1 } });
      expect(panel('Supporters').getByText('Working...')).toBeVisible();
      expect(panel('Reach').getByText('Working...')).toBeVisible();
      jest.mocked(loadYear).mockResolvedValue(succeeded(YEAR));
      jest
        .mocked(readHome)
        .mockResolvedValue(succeeded({ ...HOME, lastImport: { ...LAST, changed: 77 } }));
      expect(await screen.findByText(/77 changed$/, {}, { timeout: 5_000 })).toBeVisible();
    },
  );

  it('lets each panel fail alone, and be tried again', async () => {
    jest.mocked(loadYear).mockResolvedValue(succeeded(YEAR));
    jest.mocked(loadScreens).mockResolvedValue(succeeded({ items: [], malformed: [] }));
    jest.mocked(readHome).mockResolvedValue(failed(AWAY));
    renderPage(() => <HomePage />, { path: '/home', store: signedIn({ year: YEAR }) });
    const retry = await screen.findByRole('button', { name: 'Try again: Needs attention' });
    expect(panel('Supporters').getByText('1,000,000')).toBeVisible();
    expect(panel('Reach').getAllByRole('row')).toHaveLength(4);
    jest.mocked(readHome).mockResolvedValue(succeeded(HOME));
    await userEvent.click(retry);
    expect(await screen.findByText('Nothing right now.')).toBeVisible();
  });
});

it('[D390] a new year has its first steps and nothing that is empty', async () => {
  const progress = { ...HOME.progress, searches: 0, screens: 0, linksExportedAt: null };
  const year = { ...YEAR, supportersTotal: 0, screensCombined: {} };
  await show({ year, screens: 0, home: { progress, lastImport: null } });
  expect(screen.getByRole('heading', { name: 'First steps' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Reach' })).toBeNull();
  const headings = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
  expect(headings.indexOf('First steps')).toBeLessThan(headings.indexOf('Searches'));
});

it('[D390] every kind of attention has its words and its place', () => {
  const now = new Date('2026-12-20T12:00:00Z');
  for (const kind of ATTENTION_KINDS)
    for (const count of [1, 1200]) {
      const day = { year: 2026, month: 12, day: 31 };
      const { words, to } = attentionWords({ kind, count, id: '', name: 'A', day }, now);
      expect(words).toMatch(/^[A-Z0-9].*\w[.”]?$/);
      expect(to).toMatch(/^\/(searches|screens|fields)/);
    }
  const ended = { kind: 'linksEnd', count: 1, id: '', name: '' } as const;
  const wordsOf = (day: number) =>
    attentionWords({ ...ended, day: { year: 2026, month: 12, day } }, now).words;
  expect([wordsOf(19), wordsOf(20)]).toEqual([
    expect.stringMatching(/^Personal links stopped working after/),
    expect.stringMatching(/^Personal links work until/),
  ]);
});

it('[D390] the rows of reach come to all supporters, those who see none first', () => {
  const combined = fc.dictionary(
    fc.integer({ min: 1, max: 60 }).map(String),
    fc.record({ total: fc.nat(1_000), supporterEmails: fc.constant([]) }),
  );
  fc.assert(
    fc.property(combined, fc.nat(1_000), (seen, others) => {
      const reached = Object.values(seen).reduce((sum, { total }) => sum + total, 0);
      const rows = reachRows(seen, reached + others);
      expect(rows[0]).toMatchObject({ screens: 0, supporters: others });
      expect(rows.reduce((sum, { supporters }) => sum + supporters, 0)).toBe(reached + others);
      const places = rows.map(({ screens }) => screens);
      expect(places).toEqual(places.toSorted((one, other) => one - other));
    }),
  );
  expect(reachRows({ 1: { total: 9, supporterEmails: [] } }, 5)[0]).toMatchObject({
    supporters: 0,
  });
});
