import { lazy, Suspense } from 'react';
import { Center, Spinner } from 'shared-kernel/ui';

/** Opened once a year, by few. */
const RollForwardPage = lazy(async () => ({
  default: (await import('./RollForwardPage')).RollForwardPage,
}));

export const RollForwardRoute = () => (
  <Suspense
    fallback={
      <Center py="20">
        <Spinner aria-label="Loading" />
      </Center>
    }
  >
    <RollForwardPage />
  </Suspense>
);
