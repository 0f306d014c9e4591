import { defineRemote } from 'shared-kernel/contract';
import { latePage } from 'shared-kernel/late-parts';

export default defineRemote({
  id: 'searches',
  routes: [
    {
      path: '/searches',
      component: latePage(
        async () =>
          (await import(/* webpackChunkName: "/searches" */ './search-list/SearchesPage'))
            .SearchesPage,
      ),
    },
    {
      path: '/searches/:id',
      component: latePage(
        async () =>
          (await import(/* webpackChunkName: "/searches/:id" */ './search-editor/SearchPage'))
            .SearchPage,
      ),
    },
  ],
});
