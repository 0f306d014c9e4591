import { screen } from '@testing-library/react';
import { aYear, signedIn } from 'shared-kernel/testing';
import { renderPage } from 'shared-kernel/testing/page';
import { Notices } from './Notices';

const show = (admin: boolean, inPreparation: boolean) =>
  renderPage(Notices, {
    path: '/home',
    store: signedIn({ roles: { admin }, year: aYear({ inPreparation }) }),
  });

it('tells whoever works in a year in preparation that others do not', () => {
  show(false, true);
  expect(screen.getByRole('region', { name: 'Notices' })).toHaveTextContent(
    '2026 is in preparation. Colleagues have no year until an admin opens it.',
  );
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('leads an admin to where it is opened', () => {
  show(true, true);
  expect(screen.getByRole('link', { name: 'Open it for everybody' })).toHaveAttribute(
    'href',
    '/set-up/years',
  );
});

it('says nothing in a year that is open', () => {
  show(true, false);
  expect(screen.queryByRole('region', { name: 'Notices' })).not.toBeInTheDocument();
});
