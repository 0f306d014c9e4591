import { defineRemote } from 'shared-kernel/contract';
import { FieldsPage } from './field-list/FieldsPage';
import { ImportPage } from './supporter-import/ImportPage';

export default defineRemote({
  id: 'fields',
  routes: [
    { path: '/fields', component: FieldsPage },
    { path: '/fields/import', component: ImportPage },
  ],
});
