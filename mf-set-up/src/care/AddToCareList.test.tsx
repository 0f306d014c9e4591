import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { UiProvider } from 'shared-kernel/ui';
import { AddToCareList } from './AddToCareList';

const TODAY = { year: 2026, month: 6, day: 1 };

it('keeps what the server did not take, and what cannot be read, for another try', async () => {
  const onAdd = jest.fn(() =>
    Promise.resolve({ isWhole: false, outcomes: ['added' as const, 'already' as const] }),
  );
  render(
    <UiProvider>
      <AddToCareList today={TODAY} onAdd={onAdd} />
    </UiProvider>,
  );
  const pasted = screen.getByLabelText('Emails or supporter IDs');
  fireEvent.change(pasted, { target: { value: 'a@example.org\nb@\n42\nc@example.org' } });
  expect(screen.getByText('One line cannot be added')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Add 3 to the care list' }));
  await waitFor(() => {
    expect(pasted).toHaveValue('b@\nc@example.org');
  });
  expect(onAdd).toHaveBeenCalledWith([
    expect.objectContaining({ of: 'email', value: 'a@example.org', effect: 'out' }),
    expect.objectContaining({ of: 'supporterId', value: '42', reason: 'bereavement' }),
    expect.objectContaining({ value: 'c@example.org', lastDay: null }),
  ]);
});
