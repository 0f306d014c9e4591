import { defineRemote } from 'shared-kernel/contract';
import { LinksPage } from './links/LinksPage';
import { ResultsPage } from './results/ResultsPage';
import { ScreensPage } from './screen-list/ScreensPage';
import { SetupPage } from './screen-setup/SetupPage';
import { StoryPage } from './story/StoryPage';

export default defineRemote({
  id: 'screens',
  routes: [
    { path: '/screens', component: ScreensPage },
    { path: '/screens/links', component: LinksPage },
    { path: '/screens/results', component: ResultsPage },
    { path: '/screens/story', component: StoryPage },
    { path: '/screens/:id/setup', component: SetupPage },
  ],
});
