/** The arrows of docs/architecture.md. What is not allowed there is an error here. */
const REMOTES = 'mf-searches|mf-screens|mf-designer|mf-fields';
const room = (name) => `^shared-kernel/src/${name}/`;
const TEST = '\\.test\\.tsx?$|/test/|/testing/';

const kernelRoom = (name, mayImport) => ({
  name: `kernel-${name}`,
  comment: `shared-kernel/src/${name} may import ${mayImport.join(', ') || 'no other room'}`,
  severity: 'error',
  from: { path: room(name), pathNot: TEST },
  to: { path: '^shared-kernel/src/', pathNot: [name, ...mayImport].map(room) },
});

module.exports = {
  forbidden: [
    {
      name: 'kernel-imports-nobody',
      severity: 'error',
      from: { path: '^shared-kernel/', pathNot: TEST },
      to: { path: `^(shell|${REMOTES}|screen-player|functions|local-backend|e2e)/` },
    },
    {
      name: 'remotes-are-islands',
      comment:
        'Links go through shared-kernel/contract, data through Firestore, the session through shared-kernel/session.',
      severity: 'error',
      from: { path: `^(${REMOTES})/` },
      to: { path: `^(shell|${REMOTES}|functions|local-backend)/`, pathNot: '^$1/' },
    },
    {
      name: 'shell-loads-remotes-at-run-time-only',
      severity: 'error',
      from: { path: '^shell/' },
      to: { path: `^(${REMOTES}|screen-player|functions|local-backend)/` },
    },
    {
      name: 'player-is-framework-free',
      comment:
        'screen-player takes types and the pure evaluation from the kernel, and one animation primitive.',
      severity: 'error',
      from: { path: '^screen-player/src/', pathNot: TEST },
      to: {
        path: '^(shared-kernel/src/(?!model/|evaluation/)|shell/|functions/|local-backend/|node_modules/(?!framer-motion/dist/(dom-mini\\.d\\.ts$|es/dom-mini\\.mjs$|cjs/dom-mini\\.js$)))',
      },
    },
    {
      name: 'embed-is-the-player-and-little-else',
      comment:
        'It is loaded on foreign pages: the player, types and pure evaluation of the kernel.',
      severity: 'error',
      from: { path: '^embed/src/', pathNot: TEST },
      to: {
        path: `^(shared-kernel/src/(?!model/|evaluation/)|shell/|${REMOTES}|functions/|local-backend/|node_modules/)`,
      },
    },
    {
      name: 'nobody-imports-the-embed',
      severity: 'error',
      from: { pathNot: '^embed/' },
      to: { path: '^embed/' },
    },
    {
      name: 'functions-take-the-pure-rooms',
      severity: 'error',
      from: { path: '^functions/', pathNot: TEST },
      to: {
        path: `^(shared-kernel/src/(?!model/|evaluation/|importing/)|shell/|${REMOTES}|screen-player/|local-backend/)`,
      },
    },
    {
      name: 'only-the-entry-imports-functions',
      comment:
        'server.ts and what stands behind it: entry/ (mounting the handlers) and demo/ (seeding through them).',
      severity: 'error',
      from: {
        path: '^local-backend/src/',
        pathNot: `^local-backend/src/(server|main|index)\\.ts$|^local-backend/src/(entry|demo)/|${TEST}`,
      },
      to: { path: '^functions/', pathNot: '^functions/src/callableError' },
    },
    kernelRoom('model', []),
    kernelRoom('evaluation', ['model']),
    kernelRoom('importing', ['model', 'evaluation']),
    kernelRoom('firebase', ['model']),
    kernelRoom('firestore', ['model', 'firebase']),
    kernelRoom('server', ['model', 'firebase']),
    kernelRoom('session', ['model', 'firebase']),
    kernelRoom('contract', ['model']),
    kernelRoom('ui', ['model', 'contract']),
    kernelRoom('condition-editor', ['model', 'ui']),
    kernelRoom('tracing', ['model', 'evaluation', 'ui']),
    kernelRoom('saving', ['model', 'firestore', 'session', 'contract', 'ui']),
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(?!node_modules)[^/]+/(dist|dist-dev)/|^\\.cache/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
  },
};
