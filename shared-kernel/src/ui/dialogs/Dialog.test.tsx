import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Button, UiProvider } from '../basics';
import { ConfirmDialog } from './ConfirmDialog';

let isReachable = true;
const load = jest.fn();

jest.mock('./dialogParts', () => {
  load();
  if (!isReachable) throw new Error('Loading chunk 1 failed');
  return jest.requireActual<object>('./dialogParts');
});

beforeEach(() => {
  globalThis.reportError = jest.fn();
});

const Page = () => {
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
  };
  return (
    <UiProvider>
      <Button
        onClick={() => {
          setOpen(true);
        }}
      >
        Delete…
      </Button>
      <ConfirmDialog
        open={open}
        title="Delete it?"
        confirmLabel="Delete"
        onConfirm={close}
        onCancel={close}
      />
    </UiProvider>
  );
};

const press = (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
};

/** One after the other, since what is loaded stays. */
it('loads what dialogs are made of with the first one, or once the page is used', async () => {
  const { unmount } = render(<Page />);
  expect(load).not.toHaveBeenCalled();

  isReachable = false;
  fireEvent.pointerMove(document.body);
  await waitFor(() => {
    expect(load).toHaveBeenCalledTimes(1);
  });
  press('Delete…');
  expect(await screen.findByText('This part could not be loaded')).toBeVisible();
  press('Close');
  expect(screen.queryByText('This part could not be loaded')).toBeNull();

  isReachable = true;
  press('Delete…');
  expect(await screen.findByRole('alertdialog', { name: 'Delete it?' })).toBeVisible();
  unmount();

  render(<Page />);
  press('Delete…');
  expect(screen.getByRole('alertdialog', { name: 'Delete it?' })).toBeVisible();
});
