import { latePage } from 'shared-kernel/late-parts';
import { defineRemote } from 'shared-kernel/contract';
import { FieldsPage } from './field-list/FieldsPage';
import { ImportPage } from './supporter-import/ImportPage';

/** Opened by those who make such fields, now and then. */
const CalculatedFieldsPage = latePage(
  async () => (await import('./calculated-fields/CalculatedFieldsPage')).CalculatedFieldsPage,
);

export default defineRemote({
  id: 'fields',
  routes: [
    { path: '/fields', component: FieldsPage },
    { path: '/fields/calculated', component: CalculatedFieldsPage },
    { path: '/fields/import', component: ImportPage },
  ],
});
