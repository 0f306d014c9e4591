import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentProps } from 'react';
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

type Parts = Pick<ComponentProps<typeof SuggestInput>, 'suggestions' | 'takesOnly'>;

const Page = (parts: Partial<Parts>) => {
  const [value, setValue] = useState('');
  return (
    <SuggestInput
      aria-label="Page name"
      value={value}
      suggestions={choices}
      onChange={setValue}
      {...parts}
    />
  );
};

const open = (parts: Partial<Parts> = {}) => {
  render(<Page {...parts} />, { wrapper: UiProvider });
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

it('takes by Enter the only one that is left over, where it is to', async () => {
  const { user, input } = open({ takesOnly: true });
  await user.type(input, 'rivers{Enter}');
  expect(input).toHaveValue('rivers');
  await user.type(input, ' 20');
  expect(screen.getByRole('option')).toHaveAttribute('aria-selected', 'true');
  expect(input).toHaveAttribute('aria-activedescendant', screen.getByRole('option').id);
  await user.keyboard('{Enter}');
  expect(input).toHaveValue('PET Rivers 2026');
  expect(offered()).toEqual([]);
});

it('takes by Enter nothing before something was typed', async () => {
  const only = choices.slice(0, 1);
  const { user, input } = open({ takesOnly: true, suggestions: only });
  await user.type(input, '{Enter}');
  expect(input).toHaveValue('');
});

it('leaves what was typed as it is by Enter, where it may be meant so', async () => {
  const { user, input } = open();
  await user.type(input, 'rivers 2{Enter}');
  expect(input).toHaveValue('rivers 2');
});
