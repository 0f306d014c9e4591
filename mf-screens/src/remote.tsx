import { lazy, Suspense, type ComponentType } from 'react';
import { defineRemote } from 'shared-kernel/contract';
import { Center, Spinner } from 'shared-kernel/ui';
import { ScreensPage } from './screen-list/ScreensPage';
import { SetupPage } from './screen-setup/SetupPage';

/** A page that few open: its code is loaded when it is. */
function loadedLater(load: () => Promise<ComponentType>): ComponentType {
  const Page = lazy(async () => ({ default: await load() }));
  const Route = () => (
    <Suspense
      fallback={
        <Center py="20">
          <Spinner aria-label="Loading" />
        </Center>
      }
    >
      <Page />
    </Suspense>
  );
  return Route;
}

export default defineRemote({
  id: 'screens',
  routes: [
    { path: '/screens', component: ScreensPage },
    {
      path: '/screens/links',
      component: loadedLater(async () => (await import('./links/LinksPage')).LinksPage),
    },
    {
      path: '/screens/results',
      component: loadedLater(async () => (await import('./results/ResultsPage')).ResultsPage),
    },
    {
      path: '/screens/story',
      component: loadedLater(async () => (await import('./story/StoryPage')).StoryPage),
    },
    { path: '/screens/:id/setup', component: SetupPage },
  ],
});
