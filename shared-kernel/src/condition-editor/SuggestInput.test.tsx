import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { UiProvider } from 'shared-kernel/ui';
import { SuggestInput } from './SuggestInput';
import type { Suggestion } from './suggestions';

// jsdom lays nothing out.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

const choices: readonly Suggestion[] = ['PET Rivers', 'PET Rivers 2026'].map((value) => ({
  value,
  label: value,
  facts: '',
}));

const Page = () => {
  const [value, setValue] = useState('');
  return (
    <SuggestInput aria-label="Page name" value={value} suggestions={choices} onChange={setValue} />
  );
};

const open = () => {
  render(<Page />, { wrapper: UiProvider });
  return { user: userEvent.setup(), input: screen.getByRole('combobox', { name: 'Page name' }) };
};
const offered = () => screen.queryAllByRole('option').map((option) => option.textContent);

it('offers what fits while it is typed, and nothing once one of them is written out', async () => {
  const { user, input } = open();
  await user.type(input, 'PET R');
  expect(offered()).toEqual(['PET Rivers', 'PET Rivers 2026']);
  await user.type(input, 'ivers');
  expect(offered()).toEqual([]);
  await user.type(input, ' 2');
  expect(offered()).toEqual(['PET Rivers 2026']);
});

it('is worked by keys alone: arrows choose, Enter takes, Escape closes', async () => {
  const { user, input } = open();
  await user.click(input);
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(input).toHaveValue('PET Rivers 2026');
  await user.keyboard('{Backspace}');
  expect(offered()).toEqual(['PET Rivers 2026']);
  await user.keyboard('{Escape}');
  expect(offered()).toEqual([]);
});
