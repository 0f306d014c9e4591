import { lazy, Suspense, type ComponentType } from 'react';
import { defineRemote } from 'shared-kernel/contract';
import { Center, Spinner } from 'shared-kernel/ui';
import { SetUpPage } from './pages/SetUpPage';

/** Opened once a year, by few. */
const RollForwardPage = lazy(async () => ({
  default: (await import('./pages/RollForwardPage')).RollForwardPage,
}));

/** It brings the player along. */
const BrandPage = lazy(async () => ({
  default: (await import('./pages/BrandPage')).BrandPage,
}));

/** Opened by few, and brings the words of conditions along. */
const CarePage = lazy(async () => ({
  default: (await import('./pages/CarePage')).CarePage,
}));

const late = (Late: ComponentType) => () => (
  <Suspense
    fallback={
      <Center py="20">
        <Spinner aria-label="Loading" />
      </Center>
    }
  >
    <Late />
  </Suspense>
);

export default defineRemote({
  id: 'set-up',
  routes: [
    { path: '/set-up', component: SetUpPage },
    { path: '/set-up/roll-forward', component: late(RollForwardPage) },
    { path: '/set-up/brand', component: late(BrandPage) },
    { path: '/set-up/care', component: late(CarePage) },
  ],
});
