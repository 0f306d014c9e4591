import { lazy, Suspense } from 'react';
import { Center, Spinner } from 'shared-kernel/ui';

/** Few people ever open it, so it does not come along with every page. */
const SetUpPage = lazy(async () => ({ default: (await import('./SetUpPage')).SetUpPage }));

export const SetUpRoute = () => (
  <Suspense
    fallback={
      <Center py="20">
        <Spinner aria-label="Loading" />
      </Center>
    }
  >
    <SetUpPage />
  </Suspense>
);
