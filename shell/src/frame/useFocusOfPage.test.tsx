import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { useFocusOfPage } from './useFocusOfPage';

const Pages = () => (
  <main ref={useFocusOfPage()} tabIndex={-1}>
    <Routes>
      <Route
        path="/list"
        element={
          <Link key="list" to="/one">
            One
          </Link>
        }
      />
      <Route
        path="/one"
        element={
          <Link key="one" to="/form">
            Form
          </Link>
        }
      />
      <Route path="/form" element={<input autoFocus aria-label="Name" />} />
    </Routes>
  </main>
);

it('leads to each further page, or to what takes the focus there', async () => {
  const user = userEvent.setup();
  render(
    <MemoryRouter initialEntries={['/list']}>
      <Pages />
    </MemoryRouter>,
  );
  expect(document.body).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'One' }));
  expect(screen.getByRole('main')).toHaveFocus();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
});
