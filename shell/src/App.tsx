import { useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { createRouter } from './createRouter';
import { usePersonOfPage } from './people/usePersonOfPage';
import type { RemoteEntry } from './remotes/remotesFile';

export const App = ({ remotes }: { remotes: readonly RemoteEntry[] }) => {
  usePersonOfPage();
  const [router] = useState(() => createRouter(remotes));
  return <RouterProvider router={router} />;
};
