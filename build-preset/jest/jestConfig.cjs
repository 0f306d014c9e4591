const { SOURCE_CONDITIONS } = require('../house.cjs');

/** Entries of libraries of many files, each of which is given to tests as one module. */
const WHOLE = [
  '@chakra-ui/react/dist/cjs/(theme/)?index\\.cjs',
  '@testing-library/dom/dist/index\\.js',
  '@testing-library/user-event/dist/cjs/index\\.js',
  'react-dnd/dist/index\\.js',
];

/** `*.test.ts` runs in Node, `*.test.tsx` in jsdom. Browser journeys (`*.spec.ts`) belong to Playwright. */
const base = (directory) => ({
  rootDir: directory,
  roots: ['<rootDir>'],
  modulePathIgnorePatterns: ['/dist/', '/dist-dev/', '/\\.cache/'],
  // Asked of Google's emulator by `npm run check:official` alone.
  testPathIgnorePatterns: [
    ...['/node_modules/', '/dist/', '/dist-dev/'],
    ...(process.env.FIRESTORE_OFFICIAL_HOST === undefined ? ['/test/official/'] : []),
  ],
  transform: {
    [`/node_modules/(${WHOLE.join('|')})$`]: require.resolve('./wholeLibrary.cjs'),
    '^.+\\.(ts|tsx|js|jsx|mjs)$': [
      require.resolve('@swc/jest'),
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
  transformIgnorePatterns: [],
  moduleNameMapper: { '\\.css$': require.resolve('./emptyModule.cjs') },
});

/** How the tests of a folder run: of one package, or of the whole monorepo. */
const jestConfig = (directory) => ({
  // A page with every input, or a server with its first request, takes seconds where the machine is busy.
  testTimeout: 60_000,
  globalSetup: require.resolve('./sharedFolder.cjs'),
  projects: [
    {
      ...base(directory),
      displayName: 'node',
      testMatch: ['**/*.test.ts'],
      testEnvironment: require.resolve('./nodeEnvironment.cjs'),
      testEnvironmentOptions: {
        customExportConditions: [...SOURCE_CONDITIONS, 'node', 'node-addons'],
      },
    },
    {
      ...base(directory),
      displayName: 'dom',
      testMatch: ['**/*.test.tsx'],
      testEnvironment: require.resolve('./jsdomEnvironment.cjs'),
      testEnvironmentOptions: { customExportConditions: [...SOURCE_CONDITIONS, 'browser'] },
      setupFilesAfterEnv: [require.resolve('./domSetup.cjs')],
    },
  ],
});

module.exports = jestConfig;
