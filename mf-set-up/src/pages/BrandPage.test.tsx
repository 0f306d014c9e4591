import { screen } from '@testing-library/react';
import { signedIn } from 'shared-kernel/testing';
import { renderPage } from 'shared-kernel/testing/page';
import { BrandPage } from './BrandPage';

it('is for admins', () => {
  renderPage(BrandPage, { path: '/set-up/brand', store: signedIn() });
  expect(screen.getByText(/^Ask an admin of/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save brand kit' })).not.toBeInTheDocument();
});
