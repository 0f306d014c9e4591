/** Modules that remotes take from the shell and its own first pages do without: each is loaded when somebody asks for it. */
export const SHARED = {
  dialogs: () => import('shared-kernel/ui/dialogs'),
  inputs: () => import('shared-kernel/ui/inputs'),
  reorder: () => import('shared-kernel/ui/reorder'),
  server: () => import('shared-kernel/server'),
};
