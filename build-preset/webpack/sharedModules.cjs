/**
 * Shared singletons: whatever has an identity (contexts, atoms, one Firebase app, one Emotion cache).
 * The trailing slash shares every subpath (`react/jsx-runtime`). Chakra, firebase and the router are not in the list:
 * as packages they would ship whole, so the kernel's facades are shared instead (docs/architecture.md, Federation).
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
  'shared-kernel/ui',
];

/** The host provides the shared modules; a remote carries no copy of its own (`import: false`). */
const sharedModules = (role) =>
  Object.fromEntries(
    SHARED.map((name) => [
      name,
      { singleton: true, requiredVersion: false, ...(role === 'remote' ? { import: false } : {}) },
    ]),
  );

module.exports = { sharedModules };
