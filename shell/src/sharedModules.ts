/**
 * Modules that remotes take from the shell and its own first pages do without: each is loaded when somebody asks for it.
 * The host provides what its own build has met, so it has to meet these.
 */
export const SHARED = {
  dialogs: () => import('shared-kernel/ui/dialogs'),
  inputs: () => import('shared-kernel/ui/inputs'),
  reorder: () => import('shared-kernel/ui/reorder'),
  server: () => import('shared-kernel/server'),
};
