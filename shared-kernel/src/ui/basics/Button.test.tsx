import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from './Button';
import { UiProvider } from './UiProvider';

const user = userEvent.setup();

const Steps = ({ most }: { most: number }) => {
  const [steps, step] = useState(0);
  return (
    <UiProvider>
      <Button
        disabled={steps === most}
        onClick={() => {
          step(steps + 1);
        }}
      >
        {`Step ${String(steps)}`}
      </Button>
      <Button>After</Button>
    </UiProvider>
  );
};

it('keeps the focus when there is no more to do, does nothing, and is passed over from then on', async () => {
  render(<Steps most={1} />);
  await user.tab();
  await user.keyboard('{Enter}{Enter} ');
  const button = screen.getByRole('button', { name: 'Step 1' });
  expect(button).toHaveFocus();
  expect(button).toBeDisabled();
  await user.tab();
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
  await user.tab({ shift: true });
  expect(button).not.toHaveFocus();
});

it('sends no form while it is at work, and says so', async () => {
  const onSubmit = jest.fn();
  const form = (loading: boolean) => (
    <UiProvider>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <input aria-label="Name" />
        <Button type="submit" loading={loading} loadingText="Saving">
          Save
        </Button>
      </form>
    </UiProvider>
  );
  const { rerender } = render(form(true));
  await user.type(screen.getByLabelText('Name'), 'Ada{Enter}');
  const button = screen.getByRole('button', { name: 'Saving' });
  await user.click(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  // It holds the width that it had.
  expect(within(button).getByText('Save')).not.toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();

  rerender(form(false));
  await user.type(screen.getByLabelText('Name'), '{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});
