import { render, screen } from '@testing-library/react';
import { UiProvider } from 'shared-kernel/ui';
import { BulkBar } from './BulkBar';

const bar = (count: number) =>
  render(
    <BulkBar
      {...{ count, listed: 3, one: 'screen', many: 'screens' }}
      onChooseAll={() => undefined}
      onClear={() => undefined}
    >
      <button>Delete</button>
    </BulkBar>,
    { wrapper: UiProvider },
  );
const names = () =>
  screen.getAllByRole('button').map((one) => one.getAttribute('aria-label') ?? one.textContent);

it('offers what can be done with those that are chosen before it offers to choose all', () => {
  bar(2);
  expect(screen.getByRole('status')).toHaveTextContent('2 screens chosen');
  expect(names()).toEqual(['Choose none', 'Delete', 'Choose all 3']);
});

it('offers to choose all only while some are not, and is there only while some are', () => {
  bar(3).unmount();
  bar(3);
  expect(names()).toEqual(['Choose none', 'Delete']);
});
