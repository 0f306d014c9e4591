import { latePage } from 'shared-kernel/late-parts';
import { defineRemote } from 'shared-kernel/contract';
import { FirstSettingsPage, SettingsPage } from './pages/SettingsPage';

/** Opened once a year, by few. */
const RollForwardPage = latePage(
  async () => (await import('./pages/RollForwardPage')).RollForwardPage,
);

export default defineRemote({
  id: 'set-up',
  routes: [
    { path: '/set-up', component: FirstSettingsPage },
    { path: '/set-up/:page', component: SettingsPage },
    { path: '/set-up/roll-forward', component: RollForwardPage },
  ],
});
