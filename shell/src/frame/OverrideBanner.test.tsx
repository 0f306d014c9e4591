import { render, screen } from '@testing-library/react';
import { UiProvider } from 'shared-kernel/ui';
import type { PlacedRemote } from '../remotes/remoteOverride';
import { OverrideBanner } from './OverrideBanner';

const ELSEWHERE = 'http://localhost:3001/mf-manifest.json';
const searches: PlacedRemote = {
  id: 'searches',
  manifest: '/remotes/searches/mf-manifest.json',
  paths: ['/searches'],
  needs: 'year',
  nav: null,
};
const show = (...remotes: readonly PlacedRemote[]) =>
  render(
    <UiProvider>
      <OverrideBanner remotes={remotes} />
    </UiProvider>,
  );

it('names the area and the address that its code comes from, and leads back', () => {
  show({ ...searches, manifest: ELSEWHERE, isOverridden: true }, { ...searches, id: 'fields' });
  const banner = screen.getByRole('region', { name: 'Code from elsewhere' });
  expect(banner).toHaveTextContent(`searches comes from ${ELSEWHERE}`);
  expect(banner).not.toHaveTextContent('fields');
  expect(screen.getByRole('link', { name: /own/ })).toHaveAttribute('href', location.pathname);
});

it('is not there where all code is the product’s own', () => {
  show(searches);
  expect(screen.queryByRole('region')).toBeNull();
});
