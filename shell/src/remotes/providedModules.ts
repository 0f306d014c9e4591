import { SHARED } from '../sharedModules';

/** What a module of CommonJS exports, as code that was built elsewhere expects it. */
const exportsOf = async <Exports>(module: Promise<{ readonly default: Exports }>) =>
  (await module).default;

/**
 * The modules that remotes take from the shell, by the names under which they ask: those that the shell itself uses. Most are
 * there already; what nobody in the shell uses of them comes with this file.
 */
export const PROVIDED = {
  react: () => exportsOf(import(/* webpackMode: "eager" */ 'react')),
  'react/jsx-runtime': () => exportsOf(import(/* webpackMode: "eager" */ 'react/jsx-runtime')),
  // Of remotes that a dev server builds.
  ...(process.env['NODE_ENV'] === 'development'
    ? {
        'react/jsx-dev-runtime': () =>
          exportsOf(import(/* webpackMode: "eager" */ 'react/jsx-dev-runtime')),
      }
    : {}),
  'react-dom': () => exportsOf(import(/* webpackMode: "eager" */ 'react-dom')),
  'react-dom/client': () => exportsOf(import(/* webpackMode: "eager" */ 'react-dom/client')),
  jotai: () => import(/* webpackMode: "eager" */ 'jotai'),
  '@emotion/react': () => import(/* webpackMode: "eager" */ '@emotion/react'),
  'shared-kernel/session': () => import(/* webpackMode: "eager" */ 'shared-kernel/session'),
  'shared-kernel/firestore': () => import(/* webpackMode: "eager" */ 'shared-kernel/firestore'),
  'shared-kernel/server': SHARED.server,
  'shared-kernel/server-state': () =>
    import(/* webpackMode: "eager" */ 'shared-kernel/server-state'),
  'shared-kernel/contract': () => import(/* webpackMode: "eager" */ 'shared-kernel/contract'),
  'shared-kernel/ui/basics': () => import(/* webpackMode: "eager" */ 'shared-kernel/ui/basics'),
  'shared-kernel/ui/dialogs': SHARED.dialogs,
  'shared-kernel/ui/inputs': SHARED.inputs,
  'shared-kernel/ui/reorder': SHARED.reorder,
  // Remotes that were built before rooms were shared ask for all of them as one.
  'shared-kernel/ui': () => import('shared-kernel/ui'),
};
