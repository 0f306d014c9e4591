import { defineRemote } from 'shared-kernel/contract';
import { ScreensPage } from './screen-list/ScreensPage';
import { SetupPage } from './screen-setup/SetupPage';

export default defineRemote({
  id: 'screens',
  routes: [
    { path: '/screens', component: ScreensPage },
    { path: '/screens/:id/setup', component: SetupPage },
  ],
});
