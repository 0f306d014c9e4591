import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import type { Condition } from 'shared-kernel/model';
import { UiProvider } from 'shared-kernel/ui';
import { ValuesInput } from './ValuesInput';

const inTown = {
  conditionType: 'data',
  dataKey: 'Town',
  dataValue: '',
} as unknown as Condition;

const Values = () => {
  const [values, setValues] = useState<readonly string[]>([]);
  return (
    <ValuesInput
      values={values}
      condition={inTown}
      fields={[]}
      invalid={false}
      required
      fault=""
      onChange={setValues}
    />
  );
};

it('leaves Ctrl+Z to what is being typed, and to the page once it is added', () => {
  const heard = jest.fn();
  window.addEventListener('keydown', heard);
  render(<Values />, { wrapper: UiProvider });
  const input = screen.getByLabelText(/^Values/);
  fireEvent.change(input, { target: { value: 'Leeds' } });
  fireEvent.keyDown(input, { key: 'z', ctrlKey: true });
  expect(heard).not.toHaveBeenCalled();
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(screen.getByRole('button', { name: 'Remove Leeds' })).toBeVisible();
  heard.mockClear();
  fireEvent.keyDown(input, { key: 'z', ctrlKey: true });
  expect(heard).toHaveBeenCalledTimes(1);
  window.removeEventListener('keydown', heard);
});
