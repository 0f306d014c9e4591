import { recoverOlderShell } from './recoverOlderShell';

if (document.currentScript instanceof HTMLScriptElement)
  recoverOlderShell(document.currentScript.src, () => {
    location.reload();
  });

// Shared modules that take long to evaluate: each does as soon as it is there, while others are on their way.
for (const load of [
  () => import('react-dom/client'),
  () => import('shared-kernel/ui/basics').then(({ prepareLook }) => setTimeout(prepareLook)),
  () => import('shared-kernel/firestore'),
  () => import('shared-kernel/contract'),
  () => import('shared-kernel/session'),
  () => import('shared-kernel/server-state'),
])
  void load().catch(() => undefined);

// An async boundary: federation has to prepare the shared modules before any of them is imported.
void import('./bootstrap');
