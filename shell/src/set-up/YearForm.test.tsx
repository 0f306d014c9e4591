import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { failed, succeeded, type LinkState } from 'shared-kernel/model';
import { linkState, saveYear } from 'shared-kernel/server';
import { anOrganisation, aYear, renderPage, signedIn } from 'shared-kernel/testing';
import { YearForm } from './YearForm';
import { draftOfYear } from './yearDraft';

jest.mock('shared-kernel/server', () => ({
  ...jest.requireActual<object>('shared-kernel/server'),
  linkState: jest.fn(),
  saveYear: jest.fn(),
}));
jest.setTimeout(30_000);

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
  };
  jest.mocked(linkState).mockResolvedValue(succeeded(state));
};

/** Saves the year with another embed page. */
function saveWithPage(page: string, year = YEAR): void {
  const Form = () => (
    <YearForm
      organisation={anOrganisation()}
      yearId={year.id}
      initial={draftOfYear(year)}
      onClose={() => undefined}
    />
  );
  renderPage(Form, { path: '/set-up', store: signedIn({ roles: { admin: true }, year }) });
  fireEvent.change(screen.getByLabelText('Embed page'), { target: { value: page } });
  fireEvent.click(screen.getByRole('button', { name: 'Save year' }));
}

const question = () => screen.findByRole('alertdialog', { name: /the embed page\?$/ });
const isSaved = () => waitFor(() => expect(saveYear).toHaveBeenCalledTimes(1));

beforeEach(() => {
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
