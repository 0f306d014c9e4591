import { fireEvent, screen, within } from '@testing-library/react';
import { organisationAtom } from 'shared-kernel/session';
import { renderPage } from 'shared-kernel/testing/page';
import { signedIn } from 'shared-kernel/testing';
import { FirstSettingsPage, SettingsPage } from './SettingsPage';

jest.mock('../server/rollForward', () => ({
  readRollForwards: () => Promise.resolve({ ok: true, value: { rollForwards: [] } }),
}));

const open = (page: string, admin = true) => {
  renderPage(SettingsPage, {
    path: '/set-up/:page',
    at: `/set-up/${page}`,
    store: signedIn({ roles: { admin } }),
  });
};
const settings = () => within(screen.getByRole('navigation', { name: 'Settings' }));

it('keeps what was entered while other settings are looked at, and says where', async () => {
  open('years');
  fireEvent.click(screen.getByRole('button', { name: 'Add a year' }));
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Jubilee' } });
  fireEvent.click(settings().getByRole('link', { name: 'Sharing' }));
  expect(await screen.findByRole('region', { name: 'Sharing' })).toBeVisible();
  expect(document.title).toBe('Sharing · Settings – Supporter Screens');
  expect(screen.getByLabelText('Name')).not.toBeVisible();

  fireEvent.click(settings().getByRole('link', { name: 'Years, unsaved edits' }));
  expect(await screen.findByRole('button', { name: 'Save year' })).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Jubilee');

  fireEvent.click(screen.getByRole('link', { name: 'Roll forward' }));
  expect(await screen.findByText('Your edits are not saved yet: Years.')).toBeVisible();
});

it.each(['years', 'fonts', 'sharing', 'data'])(
  'names %s in one heading of the page, and not once more below it (D541)',
  async (id) => {
    open(id);
    const current = settings().getByRole('link', { current: 'page' });
    const heading = await screen.findByRole('heading', { level: 1 });
    expect(heading).toHaveTextContent(current.textContent);
    expect(screen.getAllByRole('heading', { name: current.textContent })).toEqual([heading]);
  },
);

it('says of a page that there is none of', () => {
  open('nowhere');
  expect(screen.getByText('Sorry, we couldn’t find that page!')).toBeVisible();
});

it('stays where it is when the organisation could not be loaded, and says why', () => {
  const store = signedIn({ roles: { admin: true } });
  store.set(organisationAtom, { status: 'failed', sentence: 'The server is away.' });
  renderPage(SettingsPage, { path: '/set-up/:page', at: '/set-up/people', store });
  expect(screen.getByRole('heading', { name: 'Settings' })).toBeVisible();
  expect(screen.getByText('The server is away.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

it('offers organisations to superadmins only', () => {
  open('years');
  expect(settings().queryByRole('link', { name: 'Organisations' })).not.toBeInTheDocument();
});

it('sends members to an admin', () => {
  open('people', false);
  expect(screen.getByText(/^Ask an admin of/)).toBeVisible();
  expect(screen.queryByLabelText('Email to invite')).not.toBeInTheDocument();
});

describe('the address of before', () => {
  it.each([
    ['/set-up', '/set-up/years'],
    ['/set-up#people', '/set-up/people'],
    ['/set-up#nothing', '/set-up/years'],
  ])('%s leads to %s', async (at, to) => {
    renderPage(FirstSettingsPage, {
      path: '/set-up',
      at,
      store: signedIn({ roles: { admin: true } }),
    });
    expect(await screen.findByText(`at ${to}`)).toBeVisible();
  });
});
