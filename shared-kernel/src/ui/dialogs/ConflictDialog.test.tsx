import { render, screen } from '@testing-library/react';
import { UiProvider } from '../basics';
import { ConflictDialog } from './ConflictDialog';

const ADA = 'ada@example.org';

const ask = (savedBy: string, author: string) =>
  render(
    <UiProvider>
      <ConflictDialog
        conflict={{ savedBy, savedAt: new Date(2026, 2, 1, 10, 0) }}
        author={author}
        what="this search"
        onOverwrite={jest.fn()}
        onLoadTheirs={jest.fn()}
        onCancel={jest.fn()}
      />
    </UiProvider>,
  );

it('names somebody else who saved meanwhile (D22)', async () => {
  ask('milo@example.org', ADA);
  const question = await screen.findByRole('alertdialog', { name: 'Someone else saved meanwhile' });
  expect(question).toHaveTextContent('milo@example.org saved this search on 1 Mar 2026, 10:00.');
  expect(screen.getByRole('button', { name: 'Load theirs' })).toBeVisible();
});

it('says to a person with two tabs that they saved themself (D540)', async () => {
  ask(ADA, ADA);
  const question = await screen.findByRole('alertdialog', { name: 'You saved meanwhile' });
  expect(question).toHaveTextContent(
    'You saved meanwhile, in another tab or window. The last save was on 1 Mar 2026, 10:00.',
  );
  expect(question).not.toHaveTextContent(ADA);
  expect(screen.getByRole('button', { name: 'Load what is saved' })).toBeVisible();
});

it('takes two whose name is not known for two people', async () => {
  ask('', '');
  expect(
    await screen.findByRole('alertdialog', { name: 'Someone else saved meanwhile' }),
  ).toBeVisible();
});
