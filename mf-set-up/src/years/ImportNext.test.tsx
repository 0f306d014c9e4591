import { screen } from '@testing-library/react';
import { aYear, signedIn } from 'shared-kernel/testing';
import { renderPage } from 'shared-kernel/testing/page';
import { asId, type Year } from 'shared-kernel/model';
import { ImportNext } from './ImportNext';

const open = (saved: Year | undefined, year: Year) => {
  renderPage(() => <ImportNext saved={saved} />, {
    path: '/set-up/years',
    at: '/set-up/years',
    store: signedIn({ year }),
  });
};
const link = () => screen.queryByRole('link', { name: 'Import supporters' });

it('leads from a year without supporters to its import', () => {
  const empty = aYear({ supportersTotal: 0 });
  open(empty, empty);
  expect(link()).toHaveAttribute('href', '/fields/import');
});

it('is not there for a year with supporters, nor before anything is saved', () => {
  const filled = aYear({ supportersTotal: 800 });
  open(filled, filled);
  expect(link()).not.toBeInTheDocument();
  open(undefined, aYear({ supportersTotal: 0 }));
  expect(link()).not.toBeInTheDocument();
});

it('leads into a year in preparation while another one is worked on', () => {
  open(aYear({ id: asId('next'), name: '2027', supportersTotal: 0, inPreparation: true }), aYear());
  expect(screen.getByRole('link', { name: 'Import supporters into 2027' })).toBeVisible();
  expect(screen.getByText(/colleagues stay in 2026 until you open it/)).toBeVisible();
});
