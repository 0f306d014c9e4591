import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Copy, Trash2, UiProvider } from 'shared-kernel/ui';
import { MemoryRouter } from 'react-router-dom';
import { RowMenu } from './RowMenu';

function open() {
  const duplicate = jest.fn();
  const remove = jest.fn();
  render(
    <MemoryRouter>
      <UiProvider>
        <RowMenu
          name="Hello"
          actions={[
            { label: 'Duplicate', icon: Copy, act: duplicate },
            { label: 'Versions', icon: Copy, act: '/screens/hello/setup' },
            { label: 'Remove', icon: Trash2, act: remove, disabled: true },
          ]}
        />
        <button>Elsewhere</button>
      </UiProvider>
    </MemoryRouter>,
  );
  return { duplicate, remove, user: userEvent.setup() };
}

const opener = () => screen.getByRole('button', { name: 'More for Hello' });
const entry = (name: string) => screen.getByRole('menuitem', { name });

it('opens by the keyboard, goes round, and does what is chosen', async () => {
  const { duplicate, user } = open();
  opener().focus();
  await user.keyboard('{ArrowDown}');
  expect(entry('Duplicate')).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(entry('Remove')).toHaveFocus();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(duplicate).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('menu')).toBeNull();
  expect(opener()).toHaveFocus();
});

it('leaves by Escape with the focus where it was, and by a click elsewhere', async () => {
  const { user } = open();
  await user.click(opener());
  expect(opener()).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(opener()).toHaveFocus();
  await user.click(opener());
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(screen.queryByRole('menu')).toBeNull();
});

it('leads where an action is an address, and does nothing that cannot be done now', async () => {
  const { remove, user } = open();
  await user.click(opener());
  expect(entry('Versions')).toHaveAttribute('href', '/screens/hello/setup');
  await user.click(entry('Remove'));
  expect(remove).not.toHaveBeenCalled();
});

it('goes with its button where the page moves under it', async () => {
  jest.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800);
  const { user } = open();
  await user.click(opener());
  jest.spyOn(opener(), 'getBoundingClientRect').mockReturnValue(new DOMRect(200, 300, 24, 24));
  fireEvent.scroll(window);
  expect(screen.getByRole('menu')).toHaveStyle({ top: '328px' });
  expect(entry('Duplicate')).toHaveFocus();
});
