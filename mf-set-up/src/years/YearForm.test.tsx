import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { failed, succeeded, type LinkState } from 'shared-kernel/model';
import { linkState, saveYear } from 'shared-kernel/server';
import { anOrganisation, aYear, signedIn } from 'shared-kernel/testing';
import { renderPage } from 'shared-kernel/testing/page';
import { loadOrganisation, loadYear, loadYears } from 'shared-kernel/firestore';
import { YearForm } from './YearForm';
import { editedYearOf } from './editedYear';

jest.mock('shared-kernel/server', () => ({
  ...jest.requireActual<object>('shared-kernel/server'),
  linkState: jest.fn(),
  saveYear: jest.fn(),
}));
jest.mock('shared-kernel/firestore', () => ({
  ...jest.requireActual<object>('shared-kernel/firestore'),
  loadYear: jest.fn(),
  loadYears: jest.fn(),
  loadOrganisation: jest.fn(),
}));

const PAGE = 'https://oak.example/year';
const YEAR = aYear({ embedPage: PAGE });

const linksOf = (links: number, embedPage = PAGE): void => {
  const state: LinkState = {
    links,
    revoked: 0,
    newestExport: {
      at: new Date(),
      by: 'ada@example.org',
      validUntil: { year: 2027, month: 2, day: 1 },
      embedPage,
    },
    allRevokedAt: null,
    sharing: { hashtag: '', picture: false },
    sharingSaved: { revision: 0, savedBy: '', savedAt: null },
    hostedPagesOrigin: null,
  };
  jest.mocked(linkState).mockResolvedValue(succeeded(state));
};

function openForm(year = YEAR): void {
  const Form = () => (
    <YearForm
      organisation={anOrganisation()}
      yearId={year.id}
      initial={editedYearOf(year)}
      revision={year.saved.revision}
      onClose={() => undefined}
    />
  );
  renderPage(Form, { path: '/set-up', store: signedIn({ roles: { admin: true }, year }) });
}

/** Saves the year with another embed page. */
function saveWithPage(page: string, year = YEAR): void {
  openForm(year);
  fireEvent.change(screen.getByLabelText('Embed page'), { target: { value: page } });
  fireEvent.click(screen.getByRole('button', { name: 'Save year' }));
}

const question = () => screen.findByRole('alertdialog', { name: /the embed page\?$/ });
const isSaved = () => waitFor(() => expect(saveYear).toHaveBeenCalledTimes(1));

beforeEach(() => {
  jest.mocked(loadOrganisation).mockResolvedValue(succeeded(anOrganisation()));
  jest.mocked(loadYears).mockResolvedValue(succeeded({ items: [YEAR], malformed: [] }));
  jest.mocked(saveYear).mockReset();
  jest.mocked(saveYear).mockResolvedValue(failed({ code: 'server/unavailable', message: '' }));
});

it('asks before a page is changed that links lead to, and names how many stop working', async () => {
  linksOf(600);
  saveWithPage('https://new.example/year');
  const asked = await question();
  expect(asked).toHaveTextContent(`links of 600 supporters lead to ${PAGE} and stop working`);
  expect(saveYear).not.toHaveBeenCalled();
  fireEvent.click(within(asked).getByRole('button', { name: 'Change the page' }));
  await isSaved();
});

it('saves nothing when the answer is no', async () => {
  linksOf(1);
  saveWithPage('');
  const asked = await question();
  expect(asked).toHaveTextContent('Remove the embed page?');
  expect(asked).toHaveTextContent('link of 1 supporter leads');
  fireEvent.click(within(asked).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(saveYear).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Embed page')).toHaveValue('');
});

it('says of another page of the same site that the old one has to stay', async () => {
  linksOf(600);
  saveWithPage('https://oak.example/other');
  expect(await question()).toHaveTextContent('as long as the screens stay on that page as well');
});

it('asks as well where it is not known how many links there are', async () => {
  jest.mocked(linkState).mockResolvedValue(failed({ code: 'server/unavailable', message: '' }));
  saveWithPage('https://new.example/year');
  expect(await question()).toHaveTextContent('All personal links that were sent');
});

it.each([
  ['there are no links', 'https://new.example/year', 0, PAGE, PAGE],
  ['the page goes back to where the links lead', PAGE, 600, PAGE, 'https://new.example/year'],
  ['the links have stopped working before', 'https://3.example', 600, PAGE, 'https://2.example'],
])('asks nothing where %s', async (_, page, links, madeFor, before) => {
  linksOf(links, madeFor);
  saveWithPage(page, aYear({ embedPage: before }));
  await isSaved();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

/** Presses “Save year” with a last day of supporters' data. */
function saveWithLastDay(retainUntil: string): void {
  openForm();
  fireEvent.change(screen.getByLabelText('Keep supporter data until'), {
    target: { value: retainUntil },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Save year' }));
}
const newest = () => jest.mocked(saveYear).mock.lastCall?.[0];

it('asks for the year’s name before a last day that removes people, and says how many', async () => {
  jest.mocked(saveYear).mockResolvedValue(
    succeeded({
      outcome: 'question',
      yearName: '2026',
      supporters: 600,
      lastDay: { year: 2199, month: 1, day: 31 },
    }),
  );
  saveWithLastDay('2199-01-31');
  const asked = await screen.findByRole('alertdialog');
  expect(asked).toHaveTextContent(
    'The data of 600 supporters of 2026 is kept until 31 January 2199',
  );
  const confirm = within(asked).getByRole('button', { name: 'Set this last day' });
  expect(confirm).toBeDisabled();
  const name = within(asked).getByLabelText('Type the year’s name to confirm');
  fireEvent.change(name, { target: { value: '2025' } });
  expect(confirm).toBeDisabled();
  expect(newest()).not.toHaveProperty('confirmedName');
  fireEvent.change(name, { target: { value: '2026' } });
  fireEvent.click(confirm);
  await waitFor(() => expect(newest()).toMatchObject({ confirmedName: '2026' }));
});

it('sets no last day that is over', () => {
  saveWithLastDay('2001-01-01');
  expect(screen.getByText('This day is over: choose today or a later day.')).toBeVisible();
});

describe('a year that a colleague has saved meanwhile', () => {
  const THEIRS = { revision: 8, savedBy: 'bo@example.org', savedAt: new Date('2026-03-04') };
  const conflict = async () => {
    linksOf(0);
    jest.mocked(saveYear).mockResolvedValue(succeeded({ outcome: 'conflict', ...THEIRS }));
    saveWithPage('https://mine.example');
    const asked = await screen.findByRole('alertdialog');
    expect(asked).toHaveTextContent('bo@example.org saved this year on 4 Mar 2026');
    return asked;
  };

  it('is overwritten where that is chosen, over the revision that was told of', async () => {
    const asked = await conflict();
    expect(newest()).toMatchObject({ expectedRevision: 0 });
    fireEvent.click(within(asked).getByRole('button', { name: 'Overwrite' }));
    await waitFor(() =>
      expect(newest()).toMatchObject({ expectedRevision: 8, embedPage: 'https://mine.example' }),
    );
  });

  it('is loaded where that is chosen, and saved over its own revision afterwards', async () => {
    const asked = await conflict();
    const theirs = aYear({ embedPage: 'https://theirs.example', saved: THEIRS });
    jest.mocked(loadYear).mockResolvedValue(succeeded(theirs));
    fireEvent.click(within(asked).getByRole('button', { name: 'Load theirs' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Embed page')).toHaveValue('https://theirs.example'),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Save year' }));
    await waitFor(() => expect(newest()).toMatchObject({ expectedRevision: 8 }));
  });
});
