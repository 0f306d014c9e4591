import { defineRemote } from 'shared-kernel/contract';
import { SearchPage } from './search-editor/SearchPage';
import { SearchesPage } from './search-list/SearchesPage';

export default defineRemote({
  id: 'searches',
  routes: [
    { path: '/searches', component: SearchesPage },
    { path: '/searches/:id', component: SearchPage },
  ],
});
