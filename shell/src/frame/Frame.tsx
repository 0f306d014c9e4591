import { useAtomValue } from 'jotai';
import { Suspense, useDeferredValue, useEffect, type ReactNode } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { placeKey, rememberPlace } from 'shared-kernel/places';
import { organisationAtom, useAuth } from 'shared-kernel/session';
import { Box, Flex, HEADER_ROW } from 'shared-kernel/ui';
import { isFirstPaintShown } from '../first-paint/firstPaint';
import { FirstPaintEnds } from '../first-paint/FirstPaintEnds';
import { FirstWait } from '../first-paint/FirstWait';
import { FrameIsRemembered } from '../first-paint/FrameIsRemembered';
import { Notices } from '../notices/Notices';
import { OverlayHost } from '../palette/OverlayHost';
import type { PlacedRemote } from '../remotes/remoteOverride';
import { Footer } from './Footer';
import { Header } from './Header';
import { SkipLink } from './SkipLink';
import { ToastRegion } from './ToastRegion';
import { useFocusOfPage } from './useFocusOfPage';
import { useUploadedFonts } from './useUploadedFonts';

interface FrameProps {
  readonly remotes: readonly PlacedRemote[];
  /** In place of the route's page. */
  readonly children?: ReactNode;
}

/** Header, page, footer, toast (spec §2). A spinner until sign-in, organisation and the first page's file are there. */
export const Frame = ({ remotes, children }: FrameProps) => {
  const auth = useAuth();
  const organisation = useAtomValue(organisationAtom);
  const page = useFocusOfPage();
  useUploadedFonts();
  useKeptPlace();
  const loading = auth.status === 'loading' || organisation.status === 'loading';
  // The page is drawn in steps, as a transition; it goes at once, since there is no organisation for it.
  const drawnAsLoading = useDeferredValue(loading);

  if (loading || drawnAsLoading) return <Loading />;
  return (
    <Suspense fallback={<Loading />}>
      <FirstPaintEnds />
      <Flex direction="column" minH="100dvh">
        <SkipLink target={page} />
        <Header remotes={remotes} />
        <Notices />
        <Box
          as="main"
          ref={page}
          tabIndex={-1}
          outline="none"
          flex="1"
          // Pages of staff fill with answers: their footer begins below the window, so that it is not moved in sight.
          minH={auth.status === 'loggedIn' ? `calc(100dvh - ${HEADER_ROW})` : undefined}
          id="main"
        >
          {children ?? <Outlet />}
        </Box>
        <Footer />
        <ToastRegion />
        {auth.status === 'loggedIn' && <OverlayHost remotes={remotes} />}
        {children === undefined && <FrameIsRemembered remotes={remotes} main={page} />}
        <ScrollRestoration getKey={placeKey} />
      </Flex>
    </Suspense>
  );
};

/** From then on after the page's beginning a wait is shown. */
const SHOWN_AFTER_MS = 800;

/** What `index.html` shows before any script is there, drawn by `inline.css`: nothing of it moves or goes. */
const Loading = () => {
  // It is there still.
  if (isFirstPaintShown()) return null;
  const waitMs = SHOWN_AFTER_MS - performance.now();
  return (
    <div className="first-paint">
      <div className="first-paint-header">
        <div className="first-paint-brand">
          <img src="/favicon.svg" alt="" width={24} height={24} />
          <span>Supporter Screens</span>
        </div>
      </div>
      <FirstWait
        style={waitMs > 0 ? { animationDelay: `0s, ${String(waitMs)}ms` } : { opacity: 1 }}
      />
    </div>
  );
};

/** How a list is left, for the ways back to it. */
function useKeptPlace(): void {
  const location = useLocation();
  useEffect(() => {
    rememberPlace(location);
  }, [location]);
}
