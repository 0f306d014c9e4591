import { defineRemote } from 'shared-kernel/contract';
import { latePage } from 'shared-kernel/late-parts';
import { ScreensPage } from './screen-list/ScreensPage';

export default defineRemote({
  id: 'screens',
  routes: [
    { path: '/screens', component: ScreensPage },
    {
      path: '/screens/links',
      component: latePage(async () => (await import('./links/LinksPage')).LinksPage),
    },
    {
      path: '/screens/results',
      component: latePage(async () => (await import('./results/ResultsPage')).ResultsPage),
    },
    {
      path: '/screens/story',
      component: latePage(async () => (await import('./story/StoryPage')).StoryPage),
    },
    {
      path: '/screens/:id/setup',
      component: latePage(async () => (await import('./screen-setup/SetupPage')).SetupPage),
    },
    {
      path: '/supporters',
      component: latePage(async () => (await import('./supporter/SupporterPage')).SupporterPage),
    },
  ],
});
