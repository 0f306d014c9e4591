import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from 'shared-kernel/ui';
import type { ComponentType } from 'react';
import { lateDialog, latePart } from './latePart';

const Part = ({ name }: { readonly name: string }) => <p>{name} is there</p>;

/** Fails so many times, and is there after that. */
function failing<Props>(times: number, Loaded: ComponentType<Props>) {
  let left = times;
  return jest.fn(async () => {
    await Promise.resolve();
    if (left > 0) {
      left -= 1;
      throw new Error('Loading chunk 1 failed');
    }
    return Loaded;
  });
}

beforeEach(() => {
  globalThis.reportError = jest.fn();
});

it('shows what waits, then the part, and asks for it once', async () => {
  const load = failing(0, Part);
  const Late = latePart(load, { waiting: <p>Waiting</p> });
  const { unmount } = render(<Late name="One" />);
  expect(screen.getByText('Waiting')).toBeVisible();
  expect(await screen.findByText('One is there')).toBeVisible();
  unmount();
  render(<Late name="Two" />);
  expect(await screen.findByText('Two is there')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

it('shows what was loaded before at once', async () => {
  const load = failing(0, Part);
  const Late = latePart(load, { waiting: <p>Waiting</p> });
  await Late.load();
  render(<Late name="One" />);
  expect(screen.getByText('One is there')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

it('tells whoever loads it before that it could not be loaded', async () => {
  await expect(latePart(failing(2, Part)).load()).rejects.toThrow('Loading chunk 1 failed');
});

it('leaves the page as it is without the part, which is asked for again by hand', async () => {
  const Late = latePart(failing(2, Part));
  render(
    <UiProvider>
      <input aria-label="Name" defaultValue="half written" />
      <Late name="One" />
    </UiProvider>,
  );
  expect(await screen.findByText('This part could not be loaded')).toBeVisible();
  expect(reportError).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('One is there')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('half written');
});

it('shows the part where one file of it was lost on the way', async () => {
  const Late = latePart(failing(1, Part));
  render(<Late name="One" />);
  expect(await screen.findByText('One is there')).toBeVisible();
  expect(reportError).not.toHaveBeenCalled();
});

it('asks again when it is opened anew', async () => {
  const Late = latePart(failing(2, Part), { missing: () => <p>Missing</p> });
  const { unmount } = render(<Late name="One" />);
  expect(await screen.findByText('Missing')).toBeVisible();
  unmount();
  render(<Late name="One" />);
  expect(await screen.findByText('One is there')).toBeVisible();
});

it('says nothing to whoever looks after it where there is no network', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const Late = latePart(failing(1, Part), { missing: () => <p>Missing</p> });
  render(<Late name="One" />);
  expect(await screen.findByText('Missing')).toBeVisible();
  expect(reportError).not.toHaveBeenCalled();
});

it('can be closed where it is a dialog', async () => {
  const onClose = jest.fn();
  const Late = lateDialog(failing<{ readonly onClose: () => void }>(2, () => null));
  render(
    <UiProvider>
      <Late onClose={onClose} />
    </UiProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
