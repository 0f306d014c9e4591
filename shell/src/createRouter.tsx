import { createBrowserRouter } from 'react-router-dom';
import { Frame } from './frame/Frame';
import { AccountPage } from './pages/AccountPage';
import { HomePage } from './pages/HomePage';
import { LoginPage } from './pages/LoginPage';
import { NotFoundPage } from './pages/NotFoundPage';
import { PrivacyPage } from './pages/PrivacyPage';
import { SignUpPage } from './pages/SignUpPage';
import { SignUpSuccessPage } from './pages/SignUpSuccessPage';
import { StartPage } from './pages/StartPage';
import { TermsPage } from './pages/TermsPage';
import { GuestsOnly, LoginRequired, OrganisationRequired } from './people/guards';
import { RemoteRoute } from './remotes/RemoteRoute';
import type { RemoteEntry } from './remotes/remotesFile';

/** The routes of spec §2: the shell's own, and for each remote the paths that remotes.json gives it. */
export const createRouter = (remotes: readonly RemoteEntry[]) =>
  createBrowserRouter([
    {
      element: <Frame remotes={remotes} />,
      children: [
        { path: '/', element: <StartPage /> },
        { path: '/home', element: <HomePage /> },
        { path: '/privacy', element: <PrivacyPage /> },
        { path: '/terms', element: <TermsPage /> },
        { path: '/sign-up/success', element: <SignUpSuccessPage /> },
        {
          element: <GuestsOnly />,
          children: [
            { path: '/login', element: <LoginPage /> },
            { path: '/sign-up', element: <SignUpPage /> },
          ],
        },
        {
          element: <LoginRequired />,
          children: [
            { path: '/account', element: <AccountPage /> },
            {
              element: <OrganisationRequired />,
              children: remotes.flatMap((entry) =>
                entry.paths.map((path) => ({
                  path,
                  element: <RemoteRoute entry={entry} path={path} />,
                })),
              ),
            },
          ],
        },
        { path: '*', element: <NotFoundPage /> },
      ],
    },
  ]);
