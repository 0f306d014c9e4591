/** `*.test.ts` runs in Node, `*.test.tsx` in jsdom. Browser journeys (`e2e/*.spec.ts`) belong to Playwright. */
const base = {
  roots: ['<rootDir>'],
  modulePathIgnorePatterns: ['/dist/', '/dist-dev/', '/\\.cache/'],
  // Asked of Google's emulator by `npm run check:official` alone.
  testPathIgnorePatterns: [
    ...['/node_modules/', '/dist/', '/dist-dev/'],
    ...(process.env.FIRESTORE_OFFICIAL_HOST === undefined ? ['/test/official/'] : []),
  ],
  transform: {
    '^.+\\.(ts|tsx|js|jsx|mjs)$': [
      '@swc/jest',
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
  moduleNameMapper: { '\\.css$': '<rootDir>/scripts/testing/emptyModule.cjs' },
};

module.exports = {
  // A page with every input, or a server with its first request, takes seconds where the machine is busy.
  testTimeout: 20_000,
  projects: [
    {
      ...base,
      displayName: 'node',
      testMatch: ['**/*.test.ts'],
      testEnvironment: 'node',
    },
    {
      ...base,
      displayName: 'dom',
      testMatch: ['**/*.test.tsx'],
      testEnvironment: '<rootDir>/scripts/testing/jsdomEnvironment.cjs',
      setupFilesAfterEnv: ['<rootDir>/scripts/testing/domSetup.cjs'],
    },
  ],
};
