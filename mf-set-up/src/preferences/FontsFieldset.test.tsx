import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { UiProvider } from 'shared-kernel/ui';
import { FontsFieldset } from './FontsFieldset';

function open(...first: string[]) {
  const said = jest.fn();
  const Fonts = () => {
    const [fonts, setFonts] = useState<readonly string[]>(first);
    return (
      <FontsFieldset
        fonts={fonts}
        onChange={(next) => {
          said(next);
          setFonts(next);
        }}
      />
    );
  };
  render(
    <UiProvider>
      <Fonts />
    </UiProvider>,
  );
  const user = userEvent.setup();
  const button = screen.getByRole('button', { name: 'Choose from the catalogue' });
  return { user, said, button };
}

it('[D269] shows each of the organisation’s fonts in its own face, and says where one is not to be had', async () => {
  open('Lora', 'Georgia', 'Gilroy');
  expect(screen.getByText('Lora').style.fontFamily).toContain('"SS Lora"');
  const row = (name: string) => within(screen.getByText(name).closest('li') ?? document.body);
  expect(await row('Georgia').findByText('Not on every phone')).toBeVisible();
  expect(
    await row('Gilroy').findByText('Only where a device or your website has it'),
  ).toBeVisible();
});

it('[D269] takes and leaves families of the catalogue by a press', async () => {
  const { user, said, button } = open('Georgia');
  await user.click(button);
  const serif = within(await screen.findByRole('group', { name: 'Serif' }));
  const lora = serif.getByRole('button', { name: /^Lora/ });
  expect(lora).toHaveAttribute('aria-pressed', 'false');
  await user.click(lora);
  expect(lora).toHaveAttribute('aria-pressed', 'true');
  await user.click(lora);
  expect(said.mock.calls).toEqual([[['Georgia', 'Lora']], [['Georgia']]]);
});

it('[D269] takes no more than twenty, and says so', async () => {
  const { user, said, button } = open(
    ...Array.from({ length: 20 }, (_, index) => `Font ${String(index)}`),
  );
  await user.click(button);
  await user.click(await screen.findByRole('button', { name: /^Caveat/ }));
  expect(screen.getByRole('alert')).toHaveTextContent('There are at most 20 fonts.');
  expect(said).not.toHaveBeenCalled();
});
