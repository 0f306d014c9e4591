import { recoverOlderShell } from './recoverOlderShell';

if (document.currentScript instanceof HTMLScriptElement)
  recoverOlderShell(document.currentScript.src, () => {
    location.reload();
  });

// An async boundary: federation has to prepare the shared modules before any of them is imported.
void import('./bootstrap');
