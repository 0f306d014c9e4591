import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from 'shared-kernel/ui';
import { useState } from 'react';

import { FontFamilyField } from './FontFamilyField';

function open(first: string | null = 'Lora') {
  const chosen = jest.fn();
  const Field = () => {
    const [value, setValue] = useState(first);
    return (
      <FontFamilyField
        label="Font"
        value={value}
        preferred={['Lora', 'Georgia']}
        onChange={(family) => {
          chosen(family);
          setValue(family);
        }}
      />
    );
  };
  render(
    <UiProvider>
      <Field />
    </UiProvider>,
  );
  return { user: userEvent.setup(), chosen, field: screen.getByRole('combobox', { name: 'Font' }) };
}

const list = () => screen.queryByRole('listbox', { name: 'Font' });
const option = (name: string) => within(screen.getByRole('listbox')).findByRole('option', { name });

it('[S110] shows every family in its own face', async () => {
  const { user, field } = open();
  expect(within(field).getByText('Lora').style.fontFamily).toContain('"SS Lora"');
  await user.click(field);
  for (const name of ['Georgia', 'Caveat', 'Playfair Display']) {
    const row = await screen.findByText(name);
    expect(row.style.fontFamily).toContain(`"${name}"`);
  }
});

it('[S110] chooses by a press, and says nothing where nothing changes', async () => {
  const { user, chosen, field } = open();
  await user.click(field);
  await user.click(await option('Caveat Cyrillic'));
  expect(list()).toBeNull();
  expect(field).toHaveTextContent('Caveat');
  await user.click(field);
  expect(await option('Caveat Cyrillic')).toHaveAttribute('aria-selected', 'true');
  await user.click(await option('Caveat Cyrillic'));
  expect(chosen.mock.calls).toEqual([['Caveat']]);
});

it('[S110] chooses by keys, which keep the focus on the field', async () => {
  const { user, chosen, field } = open();
  await user.tab();
  expect(field).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  const active = field.getAttribute('aria-activedescendant') ?? '';
  expect(document.getElementById(active)).toHaveTextContent('Georgia');
  await user.keyboard('{Escape}');
  expect(list()).toBeNull();
  expect(chosen).not.toHaveBeenCalled();
  await user.keyboard(' {ArrowDown}{Enter}');
  expect(chosen.mock.calls).toEqual([['Georgia']]);
  expect(field).toHaveFocus();
});

it('[S110] closes when the focus or the field moves away', async () => {
  const { user, field } = open(null);
  expect(field).toHaveTextContent('Mixed');
  await user.click(field);
  expect(list()).not.toBeNull();
  await user.tab();
  expect(list()).toBeNull();
});
