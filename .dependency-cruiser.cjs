const { SOURCE_CONDITION } = require('build-preset/house');
const { readRemotes } = require('build-preset/remotes');

/** The arrows of docs/architecture.md. What is not allowed there is an error here. */
const REMOTES = readRemotes(__dirname)
  .map((remote) => remote.package)
  .join('|');
const room = (name) => `^shared-kernel/src/${name}/`;
const TEST = '\\.test\\.tsx?$|/test/|/testing/';

/** A package that knows types and values only: no page, no store, no network, not even as a type. */
const purePackage = (name, mayImport) => ({
  name: `pure-${name}`,
  comment: `${name} is pure: it may import ${mayImport.join(', ')} and nothing else.`,
  severity: 'error',
  from: { path: `^${name}/src/`, pathNot: TEST },
  to: { path: '.', pathNot: [`^${name}/`, ...mayImport.map((place) => `^${place}`)] },
});

/**
 * Inside an area: pages compose features, which know nothing of each other; below them are floors, of which each knows
 * those before it in the list. A folder that `folders` in the area's package.json does not name is a feature.
 */
const AREAS = Object.fromEntries(
  readRemotes(__dirname).map(({ package: name }) => {
    const { folders } = require(`./${name}/package.json`);
    return [name, { pages: ['pages'], floors: [], ...folders }];
  }),
);

const insideArea = ([area, { pages, floors }]) => {
  const inside = `^${area}/src/`;
  const anyOf = (folders) => `(?:${folders.join('|')})/`;
  return [
    {
      name: `${area}-features-apart`,
      comment: `A feature of ${area} imports itself, ${floors.join(', ')}, and no other folder; what two features need of each other comes from the page that composes them.`,
      severity: 'error',
      from: { path: `${inside}(?!${anyOf([...pages, ...floors])})([^/]+)/`, pathNot: TEST },
      to: { path: inside, pathNot: `${inside}${anyOf(['$1', ...floors])}` },
    },
    {
      name: `${area}-pages-apart`,
      comment: 'A page imports no other page.',
      severity: 'error',
      from: { path: `${inside}(${pages.join('|')})/`, pathNot: TEST },
      to: { path: `${inside}${anyOf(pages)}`, pathNot: `${inside}$1/` },
    },
    ...floors.map((floor, height) => ({
      name: `${area}-floor-${floor}`,
      comment: `${area}/src/${floor} imports only the floors below it.`,
      severity: 'error',
      from: { path: `${inside}${floor}/`, pathNot: TEST },
      to: { path: inside, pathNot: `${inside}${anyOf(floors.slice(0, height + 1))}` },
    })),
  ];
};

const kernelRoom = (name, mayImport) => ({
  name: `kernel-${name}`,
  comment: `shared-kernel/src/${name} may import ${mayImport.join(', ') || 'no other room'}`,
  severity: 'error',
  from: { path: room(name), pathNot: TEST },
  to: { path: '^shared-kernel/src/', pathNot: [name, ...mayImport].map(room) },
});

/**
 * The folders of functions/src, from the ground up: what each may import of the others. One that names a folder below
 * itself in this list does not load, so that no two of them can depend on each other in a circle.
 */
const FUNCTIONS_FOLDERS = {
  store: [],
  remotes: [],
  mail: ['store'],
  saving: ['store'],
  access: ['store'],
  installation: ['store', 'access'],
  definitions: ['store'],
  suppressions: ['store', 'definitions'],
  published: ['store', 'suppressions', 'definitions'],
  retention: ['store'],
  jobs: ['store'],
  activity: ['store', 'access', 'suppressions', 'definitions', 'jobs'],
  faults: ['store', 'access'],
  snapshot: ['store', 'suppressions'],
  fields: ['store', 'suppressions', 'definitions', 'snapshot'],
  addresses: ['store', 'access', 'suppressions', 'activity', 'fields'],
  lookups: ['store', 'access', 'suppressions', 'definitions', 'activity', 'fields', 'addresses'],
  links: ['store', 'mail', 'saving', 'access', 'suppressions', 'activity', 'addresses'],
  results: ['store', 'access', 'links'],
  counting: ['store', 'access', 'suppressions', 'definitions', 'snapshot'],
  reach: ['store', 'access', 'counting'],
  embed: [
    ...[
      'store',
      'access',
      'suppressions',
      'definitions',
      'published',
      'snapshot',
      'links',
      'results',
      'counting',
    ],
  ],
  'hosted-page': ['store', 'embed'],
  matching: ['store', 'suppressions', 'definitions', 'jobs', 'snapshot', 'counting'],
  versions: ['store', 'access', 'suppressions', 'definitions', 'activity', 'fields'],
  calculated: [
    'suppressions',
    'versions',
    ...['store', 'saving', 'access', 'definitions', 'published', 'jobs', 'activity', 'snapshot'],
    ...['counting', 'matching'],
  ],
  story: ['store', 'saving', 'access', 'activity'],
  media: ['store', 'saving', 'access', 'suppressions', 'published', 'activity'],
  templates: ['store', 'saving', 'access', 'suppressions', 'definitions', 'activity'],
  'roll-forward': [
    ...['store', 'access', 'suppressions', 'definitions', 'published', 'jobs', 'activity'],
    ...['versions', 'calculated', 'story'],
  ],
  publishing: [
    ...['store', 'access', 'definitions', 'published', 'activity', 'counting', 'versions'],
  ],
  home: ['store', 'access', 'activity', 'results', 'published', 'publishing'],
  deletion: [
    ...['store', 'access', 'suppressions', 'jobs', 'activity', 'matching', 'story', 'media'],
    'versions',
    'roll-forward',
  ],
  organisations: [
    ...['store', 'saving', 'access', 'suppressions', 'published', 'retention', 'activity'],
    ...['mail', 'matching', 'deletion'],
  ],
  recovery: [
    ...[
      'store',
      'access',
      'suppressions',
      'definitions',
      'fields',
      'activity',
      'links',
      'story',
      'calculated',
    ],
    ...['organisations'],
  ],
  importing: [
    ...[
      'store',
      'saving',
      'access',
      'suppressions',
      'definitions',
      'retention',
      'jobs',
      'activity',
    ],
    ...['snapshot', 'fields', 'versions', 'matching'],
  ],
  mappings: ['store', 'saving', 'access', 'suppressions', 'activity', 'importing'],
  erasure: [
    ...['store', 'access', 'suppressions', 'definitions', 'retention', 'jobs', 'activity'],
    ...['published', 'snapshot', 'fields', 'addresses', 'links', 'matching', 'importing'],
    'versions',
  ],
  care: [
    ...['store', 'access', 'suppressions', 'definitions', 'jobs', 'activity', 'snapshot'],
    ...['fields', 'counting', 'matching', 'importing', 'erasure'],
  ],
  departure: ['store', 'mail', 'access', 'jobs', 'activity', 'organisations', 'importing'],
  changes: [
    ...['store', 'access', 'suppressions', 'definitions', 'activity', 'addresses', 'matching'],
    ...['organisations', 'importing', 'erasure', 'departure', 'care', 'versions', 'publishing'],
  ],
  resuming: [
    ...['store', 'jobs', 'addresses', 'matching', 'roll-forward', 'importing', 'erasure'],
    ...['departure', 'care'],
  ],
};
/** What every folder of functions/src may import besides: how callables speak, what jobs need from outside, how HTML is written. */
const FUNCTIONS_GROUND =
  '^functions/src/(callableError|caller|countingThreads|escapeHtml|outbox|parseRequest|RecentMap|services)\\.ts$';

/** The folders of evaluation/src, in the same way. */
const EVALUATION_FOLDERS = {
  values: [],
  layout: [],
  timing: [],
  problems: [],
  calculated: ['values', 'problems'],
  conditions: ['values'],
  searches: ['problems', 'conditions'],
  screens: ['problems', 'conditions'],
  year: ['values', 'problems', 'calculated', 'conditions', 'searches', 'screens'],
  placeholders: ['values', 'conditions', 'year'],
  sharing: ['searches', 'year', 'placeholders'],
  'finished-screens': ['timing', 'conditions', 'screens', 'year', 'placeholders', 'sharing'],
  totals: ['conditions', 'year'],
  columns: ['values', 'problems', 'conditions', 'searches', 'screens', 'year', 'totals'],
  shards: ['totals'],
  reach: ['conditions', 'searches', 'screens', 'year', 'totals', 'columns', 'shards'],
  uses: ['conditions', 'placeholders'],
  audience: ['values', 'screens', 'year', 'placeholders', 'totals', 'columns', 'uses', 'shards'],
  figures: ['values', 'conditions', 'year', 'totals', 'columns'],
  trace: ['values', 'conditions', 'searches', 'screens', 'year'],
  sentences: ['values', 'conditions', 'trace'],
  proposals: ['values', 'conditions', 'year'],
};

/** A rule for each folder of a table like those above. */
const layers = (prefix, root, folders, ground) => {
  const names = Object.keys(folders);
  for (const [place, name] of names.entries())
    for (const other of folders[name])
      if (!names.slice(0, place).includes(other))
        throw new Error(
          `${prefix}: ${name} may not import ${other}, which does not stand above it`,
        );
  return [
    ...names.map((name) => ({
      name: `${prefix}-${name}`,
      comment: `${root}${name} may import ${folders[name].join(', ') || 'no other folder'}`,
      severity: 'error',
      from: { path: `^${root}${name}/`, pathNot: TEST },
      to: {
        path: `^${root}`,
        pathNot: [...[name, ...folders[name]].map((one) => `^${root}${one}/`), ...ground],
      },
    })),
    {
      name: `${prefix}-knows-its-folders`,
      comment: `A new folder of ${root} is given its place in the list first.`,
      severity: 'error',
      from: { path: `^${root}[^/]+/`, pathNot: [...names.map((name) => `^${root}${name}/`), TEST] },
      to: { path: `^${root}` },
    },
  ];
};

module.exports = {
  forbidden: [
    {
      name: 'kernel-imports-nobody',
      severity: 'error',
      from: { path: '^shared-kernel/', pathNot: TEST },
      to: {
        path: `^(shell|${REMOTES}|evaluation|supporter-data|year-transfer|brand-kit|trace-view|screen-player|embed|registry|functions|local-backend|e2e)/`,
      },
    },
    {
      name: 'remotes-are-islands',
      comment:
        'Links go through shared-kernel/contract, data through Firestore, the session through shared-kernel/session.',
      severity: 'error',
      from: { path: `^(${REMOTES})/` },
      to: {
        path: `^(shell|${REMOTES}|functions|local-backend)/`,
        // Of others only the backend, and only in tests of the calls to it.
        pathNot: ['^$1/', '^local-backend/src/(?:index|testing/index)\\.ts$'],
      },
    },
    {
      name: 'remotes-start-the-backend-in-tests-only',
      severity: 'error',
      from: { path: `^(${REMOTES})/`, pathNot: '^[^/]+/test/' },
      to: { path: '^local-backend/' },
    },
    {
      name: 'shell-loads-remotes-at-run-time-only',
      severity: 'error',
      from: { path: '^shell/' },
      to: {
        path: `^(${REMOTES}|screen-player|functions|local-backend)/`,
        pathNot: [
          '^local-backend/src/dataFolder\\.ts$', // for its journeys: lint keeps it from what is shipped
          '^screen-player/src/fonts/', // faces belong to the page, which is the shell's (D299)
          '^screen-player/src/small/', // screens stand on Home (D391)
        ],
      },
    },
    {
      name: 'journeys-know-their-area',
      comment: 'A journey of a package takes fixtures of e2e, its own package and those below it.',
      severity: 'error',
      from: { path: '^(?!e2e/)([^/]+)/e2e/' },
      to: { path: `^(shell|${REMOTES}|embed|scripts|[^/]+/e2e)/`, pathNot: '^$1/' },
    },
    {
      name: 'fixtures-know-no-area',
      severity: 'error',
      from: { path: '^e2e/(pages|support)/' },
      to: { path: `^(shell|${REMOTES}|screen-player|embed|functions|local-backend|scripts)/` },
    },
    {
      name: 'journeys-are-imported-by-journeys',
      severity: 'error',
      from: { pathNot: `^e2e/|^[^/]+/e2e/|^scripts/|${TEST}` },
      to: { path: '^e2e/|^[^/]+/e2e/' },
    },
    {
      name: 'player-is-framework-free',
      comment:
        'screen-player takes types of the kernel, the evaluation, and one animation primitive.',
      severity: 'error',
      from: { path: '^screen-player/src/', pathNot: TEST },
      to: {
        path: '^(shared-kernel/src/(?!model/)|supporter-data/|year-transfer/|brand-kit/|trace-view/|shell/|functions/|local-backend/|node_modules/(?!framer-motion/dist/(dom-mini\\.d\\.ts$|es/dom-mini\\.mjs$|cjs/dom-mini\\.js$)))',
      },
    },
    {
      name: 'embed-is-the-player-and-little-else',
      comment:
        'It is loaded on foreign pages: the player, types, the pure evaluation and what draws a QR code.',
      severity: 'error',
      from: { path: '^embed/src/', pathNot: TEST },
      to: {
        path: `^(shared-kernel/src/(?!model/)|supporter-data/|year-transfer/|brand-kit/|trace-view/|shell/|${REMOTES}|functions/|local-backend/|node_modules/(?!qrcode-generator/))`,
      },
    },
    {
      name: 'nobody-imports-the-embed',
      severity: 'error',
      from: { pathNot: '^embed/' },
      to: { path: '^embed/' },
    },
    {
      name: 'functions-take-the-pure-packages',
      severity: 'error',
      from: { path: '^functions/', pathNot: TEST },
      to: {
        path: `^(shared-kernel/src/(?!model/)|year-transfer/|brand-kit/|trace-view/|shell/|${REMOTES}|screen-player/|local-backend/)`,
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
    {
      name: 'registry-takes-types-alone',
      comment: 'It serves releases and writes them: nothing of the product but types and codecs.',
      severity: 'error',
      from: { path: '^registry/src/', pathNot: TEST },
      to: {
        path: `^(shared-kernel/src/(?!model/)|evaluation/|supporter-data/|year-transfer/|brand-kit/|trace-view/|shell/|${REMOTES}|screen-player/|embed/|functions/|local-backend/)`,
      },
    },
    {
      name: 'registry-core-is-pure',
      comment: 'What is composed of pointers is a function of them: no files, no network.',
      severity: 'error',
      from: { path: '^registry/src/remotes/' },
      to: {
        path: '.',
        pathNot: '^(registry/src/remotes|shared-kernel/src/model|node_modules/valibot)/',
      },
    },
    purePackage('evaluation', ['shared-kernel/src/model/']),
    purePackage('supporter-data', [
      'shared-kernel/src/model/',
      'evaluation/src/',
      'node_modules/csv-parse/',
      'node_modules/hucre/',
    ]),
    purePackage('year-transfer', ['shared-kernel/src/model/', 'evaluation/src/']),
    purePackage('brand-kit', [
      'shared-kernel/src/model/',
      'screen-player/src/index\\.ts$',
      'node_modules/(@types/)?culori/',
    ]),
    {
      name: 'trace-view-shows-only',
      comment: 'It takes a trace and draws it: no session, no store, no network.',
      severity: 'error',
      from: { path: '^trace-view/src/', pathNot: TEST },
      to: {
        path: `^(shared-kernel/src/(?!model/|ui/)|supporter-data/|year-transfer/|brand-kit/|shell/|${REMOTES}|functions/|local-backend/)`,
      },
    },
    {
      name: 'model-is-pure',
      severity: 'error',
      from: { path: room('model'), pathNot: TEST },
      to: { path: '^node_modules/', pathNot: '^node_modules/valibot/' },
    },
    ...layers('functions', 'functions/src/', FUNCTIONS_FOLDERS, [FUNCTIONS_GROUND]),
    ...layers('evaluation', 'evaluation/src/', EVALUATION_FOLDERS, []),
    {
      name: 'functions-ground',
      comment: 'What every folder may import imports none of them but the store.',
      severity: 'error',
      from: { path: FUNCTIONS_GROUND },
      to: { path: '^functions/src/', pathNot: [FUNCTIONS_GROUND, '^functions/src/store/'] },
    },
    kernelRoom('model', []),
    kernelRoom('browser-memory', []),
    kernelRoom('page-actions', []),
    kernelRoom('running-work', []),
    kernelRoom('newest-answer', ['model', 'server', 'today']),
    kernelRoom('places', ['browser-memory']),
    kernelRoom('firebase', ['model']),
    kernelRoom('firestore', ['model', 'firebase']),
    kernelRoom('server-state', ['model', 'firestore', 'session']),
    kernelRoom('server', ['model', 'firebase', 'session', 'server-state']),
    kernelRoom('session', ['model', 'firebase', 'firestore']),
    kernelRoom('contract', ['model']),
    kernelRoom('ui', ['model', 'contract', 'places', 'late-parts']),
    kernelRoom('suggest-input', ['ui']),
    kernelRoom('address-offers', ['model', 'server', 'session', 'suggest-input', 'ui']),
    kernelRoom('condition-editor', ['list-tools', 'model', 'page-actions', 'suggest-input', 'ui']),
    kernelRoom('picture-library', ['model', 'server']),
    kernelRoom('roles', ['model', 'session', 'ui']),
    kernelRoom('addresses', ['model', 'contract', 'server', 'session', 'ui', 'roles']),
    kernelRoom('save-dialog', ['ui']),
    kernelRoom('saved-templates', [
      ...['model', 'server', 'server-state', 'session', 'ui', 'save-dialog'],
    ]),
    kernelRoom('closing-card', ['model', 'ui']),
    kernelRoom('late-parts', ['ui']),
    kernelRoom('versions', [
      ...['model', 'server', 'server-state', 'session', 'ui', 'roles', 'late-parts'],
    ]),
    kernelRoom('running-import', ['model', 'firestore', 'server-state', 'session', 'ui']),
    kernelRoom('list-tools', ['browser-memory', 'model', 'contract', 'places', 'ui']),
    kernelRoom('publishing', ['model', 'server', 'server-state']),
    kernelRoom('saving', [
      ...['browser-memory', 'model', 'firestore', 'session', 'server-state', 'contract', 'ui'],
      'roles',
      'page-actions',
      'places',
    ]),
    ...Object.entries(AREAS).flatMap(insideArea),
    {
      name: 'designer-document-is-pure',
      comment:
        'Edits of a screen are functions of data: no React, no store, no database, not even as a type.',
      severity: 'error',
      from: { path: '^mf-designer/src/document/', pathNot: TEST },
      to: {
        path: '.',
        pathNot:
          '^(mf-designer/src/document|shared-kernel/src/model|evaluation/src|screen-player/src|brand-kit/src)/',
      },
    },
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
      conditionNames: [SOURCE_CONDITION, 'import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
  },
};
