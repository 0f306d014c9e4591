/**
 * The one list of remotes and of what host and remotes share.
 *
 * `paths` are the routes that a remote owns, in react-router's pattern syntax; `nav` is its entry in the header.
 * Both reach the shell at run time through remotes.json, so the shell's build knows nothing about a remote.
 */
const REMOTES = [
  {
    id: 'searches',
    package: 'mf-searches',
    port: 3001,
    paths: ['/searches', '/searches/:id'],
    nav: { label: 'Searches', path: '/searches' },
  },
  {
    id: 'screens',
    package: 'mf-screens',
    port: 3002,
    paths: ['/screens', '/screens/links', '/screens/results', '/screens/:id/setup'],
    nav: { label: 'Screens', path: '/screens' },
  },
  {
    id: 'designer',
    package: 'mf-designer',
    port: 3003,
    paths: ['/screens/:id/design'],
    nav: null,
  },
  {
    id: 'fields',
    package: 'mf-fields',
    port: 3004,
    paths: ['/fields', '/fields/import'],
    nav: { label: 'Data fields', path: '/fields' },
  },
];

const SHELL_PORT = 3000;

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

module.exports = { REMOTES, SHELL_PORT, sharedModules };
