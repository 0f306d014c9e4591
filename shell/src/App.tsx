import { useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { createRouter } from './createRouter';
import { FaultReports } from './faults/FaultReports';
import { usePersonOfPage } from './people/usePersonOfPage';
import { ServerState } from 'shared-kernel/server-state';
import type { PlacedRemote } from './remotes/remoteOverride';

export const App = ({ remotes }: { remotes: readonly PlacedRemote[] }) => {
  usePersonOfPage();
  const [router] = useState(() => createRouter(remotes));
  return (
    <>
      <ServerState />
      <FaultReports />
      <RouterProvider router={router} />
    </>
  );
};
