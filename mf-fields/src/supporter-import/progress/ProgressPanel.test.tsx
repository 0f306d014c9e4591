import { screen } from '@testing-library/react';
import { signedIn } from 'shared-kernel/testing';
import { renderPage } from 'shared-kernel/testing/page';
import { ProgressPanel } from './ProgressPanel';

it.each([
  ['how far it is', 40],
  ['that this is not known', 0],
])('is a bar that bears the name of what goes on, and says %s', (_, total) => {
  const Panel = () => <ProgressPanel label="Importing" done={10} total={total} detail="10" />;
  renderPage(Panel, { path: '/fields', store: signedIn() });
  expect(screen.getByRole('progressbar', { name: 'Importing' })).toBeVisible();
});
