import { render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { App } from './App';

jest.mock('./people/usePersonOfPage', () => ({ usePersonOfPage: jest.fn() }));
jest.mock('./createRouter', () => ({
  createRouter: () => createMemoryRouter([{ path: '*', element: <p>the page</p> }]),
}));
jest.mock('./faults/FaultReports', () => ({ FaultReports: () => <p>faults are reported</p> }));
// It forgets what was read for one person when another takes the page over (useServerChanges.test.tsx).
jest.mock('shared-kernel/server-state', () => ({ ServerState: () => <p>answers are kept</p> }));

it.each(['the page', 'answers are kept', 'faults are reported'])('has %s', (part) => {
  render(<App remotes={[]} />);
  expect(screen.getByText(part)).toBeVisible();
});
