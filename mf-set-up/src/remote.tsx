import { lazy, Suspense } from 'react';
import { defineRemote } from 'shared-kernel/contract';
import { Center, Spinner } from 'shared-kernel/ui';
import { SetUpPage } from './pages/SetUpPage';

/** Opened once a year, by few. */
const RollForwardPage = lazy(async () => ({
  default: (await import('./pages/RollForwardPage')).RollForwardPage,
}));

const RollForwardRoute = () => (
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

export default defineRemote({
  id: 'set-up',
  routes: [
    { path: '/set-up', component: SetUpPage },
    { path: '/set-up/roll-forward', component: RollForwardRoute },
  ],
});
