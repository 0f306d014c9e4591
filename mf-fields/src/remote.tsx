import { lazy, Suspense } from 'react';
import { defineRemote } from 'shared-kernel/contract';
import { Center, Spinner } from 'shared-kernel/ui';
import { FieldsPage } from './field-list/FieldsPage';
import { ImportPage } from './supporter-import/ImportPage';

/** Opened by those who make such fields, now and then. */
const CalculatedFieldsPage = lazy(async () => ({
  default: (await import('./calculated-fields/CalculatedFieldsPage')).CalculatedFieldsPage,
}));

const CalculatedFieldsRoute = () => (
  <Suspense
    fallback={
      <Center py="20">
        <Spinner aria-label="Loading" />
      </Center>
    }
  >
    <CalculatedFieldsPage />
  </Suspense>
);

export default defineRemote({
  id: 'fields',
  routes: [
    { path: '/fields', component: FieldsPage },
    { path: '/fields/calculated', component: CalculatedFieldsRoute },
    { path: '/fields/import', component: ImportPage },
  ],
});
