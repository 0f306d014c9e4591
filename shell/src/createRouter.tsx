import type { ComponentType } from 'react';
import { createBrowserRouter } from 'react-router-dom';
import { links } from 'shared-kernel/contract';
import { Frame } from './frame/Frame';
import { HomePage } from './pages/HomePage';
import {
  AboutPage,
  AccountDeletedPage,
  AccountPage,
  ForgotPasswordPage,
  HelpPage,
  HelpTopicPage,
  PrivacyPage,
  SignUpPage,
  SignUpSuccessPage,
  TermsPage,
} from './pages/lazyPages';
import { LoginPage } from './pages/LoginPage';
import { NotFoundPage } from './pages/NotFoundPage';
import { PageFailure } from './pages/PageFailure';
import { StartPage } from './pages/StartPage';
import { GuestsOnly, LoginRequired, OrganisationRequired } from './people/guards';
import { pathsOf } from './remotes/previewRelease';
import { RemotePage } from './remotes/RemotePage';
import { RemoteRoute } from './remotes/RemoteRoute';
import type { PlacedRemote } from './remotes/remoteOverride';

/** The routes of spec §2: the shell's own, and for each remote the paths that remotes.json gives it. */
export const createRouter = (remotes: readonly PlacedRemote[]) =>
  createBrowserRouter([
    {
      element: <Frame remotes={remotes} />,
      errorElement: (
        <Frame remotes={remotes}>
          <PageFailure />
        </Frame>
      ),
      children: [
        { path: '/', element: <StartPage /> },
        { path: links.home(), element: <HomePage /> },
        { path: links.privacy(), element: <PrivacyPage /> },
        { path: links.help(), element: <HelpPage /> },
        { path: links.helpTopic(':id'), element: <HelpTopicPage /> },
        { path: links.terms(), element: <TermsPage /> },
        { path: links.signUpSuccess(), element: <SignUpSuccessPage /> },
        { path: links.forgotPassword(), element: <ForgotPasswordPage /> },
        { path: links.accountDeleted(), element: <AccountDeletedPage /> },
        {
          element: <GuestsOnly />,
          children: [
            { path: links.login(), element: <LoginPage /> },
            { path: links.signUp(), element: <SignUpPage /> },
          ],
        },
        {
          element: <LoginRequired />,
          children: [
            { path: links.account(), element: <AccountPage /> },
            { path: links.about(), element: <AboutPage /> },
            ...routesOf(remotes, 'login', RemotePage),
            {
              element: <OrganisationRequired />,
              children: routesOf(remotes, 'year', RemoteRoute),
            },
          ],
        },
        { path: '*', element: <NotFoundPage /> },
      ],
    },
  ]);

const routesOf = (
  remotes: readonly PlacedRemote[],
  needs: PlacedRemote['needs'],
  Page: ComponentType<{ readonly entry: PlacedRemote; readonly path: string }>,
) =>
  remotes
    .filter((entry) => (entry.preview ?? entry).needs === needs)
    .flatMap((entry) =>
      pathsOf(entry).map((path) => ({
        path,
        element: <Page key={path} entry={entry} path={path} />,
      })),
    );
