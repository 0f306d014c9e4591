import { defineRemote } from 'shared-kernel/contract';
import { DesignPage } from './design-page/DesignPage';

export default defineRemote({
  id: 'designer',
  routes: [{ path: '/screens/:id/design', component: DesignPage }],
});
