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

/**
 * What a remote takes from the host, and carries no copy of (`import: false`). The host provides it without being built by
 * federation's plugin: `providedModules.ts` of the shell.
 */
const sharedModules = () =>
  Object.fromEntries(
    SHARED.map((name) => [name, { singleton: true, requiredVersion: false, import: false }]),
  );

/** The packages that shared modules are of. */
const sharedPackages = () => [...new Set(SHARED.map(packageOf))];

const packageOf = (name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/');

module.exports = { sharedModules, sharedPackages };
