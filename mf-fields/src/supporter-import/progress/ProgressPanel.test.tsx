import { screen } from '@testing-library/react';
import { signedIn } from 'shared-kernel/testing';
import { renderPage } from 'shared-kernel/testing/page';
import { ProgressPanel } from './ProgressPanel';

it.each([
  ['how far it is', 0.4],
  ['that this is not known', null],
])('is a bar that bears the name of what goes on, and says %s', (_, done) => {
  const Panel = () => <ProgressPanel label="Importing" done={done} detail="10" />;
  renderPage(Panel, { path: '/fields', store: signedIn() });
  expect(screen.getByRole('progressbar', { name: 'Importing' })).toBeVisible();
});
