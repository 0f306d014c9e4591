import { latePage } from 'shared-kernel/late-parts';
import { defineRemote } from 'shared-kernel/contract';

/** Opened by those who make such fields, now and then. */
const CalculatedFieldsPage = latePage(
  async () => (await import('./calculated-fields/CalculatedFieldsPage')).CalculatedFieldsPage,
);

export default defineRemote({
  id: 'fields',
  routes: [
    {
      path: '/fields',
      component: latePage(
        async () =>
          (await import(/* webpackChunkName: "/fields" */ './field-list/FieldsPage')).FieldsPage,
      ),
    },
    { path: '/fields/calculated', component: CalculatedFieldsPage },
    {
      path: '/fields/import',
      component: latePage(
        async () =>
          (await import(/* webpackChunkName: "/fields/import" */ './supporter-import/ImportPage'))
            .ImportPage,
      ),
    },
  ],
});
