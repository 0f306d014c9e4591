/**
 * Shared singletons: whatever has an identity (contexts, atoms, one Firebase app, one Emotion cache).
 * The trailing slash shares every subpath (`react/jsx-runtime`). Chakra, firebase and the router are not in the list:
 * as packages they would ship whole, so the kernel's facades are shared instead (docs/architecture.md, Federation). What is
 * shared is loaded whole where one name of it is used, so that `shared-kernel/ui` is shared room by room.
 */
const SHARED = [
  'react',
  'react/',
  'react-dom',
  'react-dom/',
  'jotai',
  '@emotion/react',
  'shared-kernel/session',
  'shared-kernel/firestore',
  'shared-kernel/server',
  'shared-kernel/server-state',
  'shared-kernel/contract',
  'shared-kernel/ui/basics',
  'shared-kernel/ui/dialogs',
  'shared-kernel/ui/inputs',
  'shared-kernel/ui/reorder',
];

/** The host provides the shared modules; a remote carries no copy of its own (`import: false`). */
const sharedModules = (role) =>
  Object.fromEntries(
    SHARED.map((name) => [
      name,
      { singleton: true, requiredVersion: false, ...(role === 'remote' ? { import: false } : {}) },
    ]),
  );

/**
 * What the host provides beside them and nobody asks for any more, but remotes that were built before: the whole of
 * `shared-kernel/ui`, which they take from the shell as one module.
 */
const PROVIDED = ['shared-kernel/ui'];

module.exports = { PROVIDED, sharedModules };
