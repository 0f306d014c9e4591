import { injectIntoGlobalHook } from 'react-refresh/runtime';

// Development only: the hook has to be there before react-dom starts, so that a remote from a dev server,
// which arrives later, can refresh its components inside this shell.
injectIntoGlobalHook(window);
