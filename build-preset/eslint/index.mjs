import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { declaredDependencies } from './declaredDependencies.mjs';
import { CHAKRA, DRAGGING, FIREBASE, MOTION, QUERIES, restricted } from './restrictedImports.mjs';

export { browserApis } from './browserApis.mjs';
export * from './restrictedImports.mjs';

/** Tests and settings of tools: they are not shipped, and may import what a package declares for development. */
export const TOOLING = [
  ...['**/*.test.{ts,tsx}', '**/test/**', '**/testing/**', '**/e2e/**'],
  '**/*.config.*',
];

/** Imports of what a package does not declare; `tests` may import what it declares for development as well. */
export const declared = (tests) => ({
  'packages/declared-dependencies': ['error', { tests }],
});

/**
 * What every package is held to, beside the rules that need types (`lint-types`). A package with more of its own appends
 * it (`export default [...preset, …]`).
 */
export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/dist-dev/**',
      '**/node_modules/**',
      '**/.cache/**',
      '**/.nx/**',
      '**/.data/**',
      '**/test-results/**',
    ],
  },
  js.configs.recommended,
  {
    plugins: { packages: { rules: { 'declared-dependencies': declaredDependencies } } },
    rules: declared(false),
  },
  { files: TOOLING, rules: declared(true) },
  {
    files: ['**/*.cjs', '**/*.mjs'],
    languageOptions: { globals: { ...globals.node } },
  },
  {
    files: ['**/*.cjs'],
    languageOptions: { sourceType: 'commonjs', globals: globals.jest },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.strict, ...tseslint.configs.stylistic],
    rules: {
      ...restricted(CHAKRA, DRAGGING, FIREBASE, MOTION, QUERIES),
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      'no-restricted-properties': [
        'error',
        {
          object: 'v',
          property: 'number',
          message:
            'Every number has bounds: boundedNumber, countNumber or numberWithin of shared-kernel/model.',
        },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector:
            "CallExpression[callee.property.name='toLocaleString'][arguments.length=1][arguments.0.value='en-GB']",
          message:
            'A whole number is printed by printCount of shared-kernel/model: the first number that a browser prints by a locale takes 0.2 s on a phone.',
        },
      ],
      // Strings that a closed set widens with `string & {}` keep their completion in editors.
      '@typescript-eslint/no-empty-object-type': ['error', { allowWithName: '^never$' }],
    },
  },
  {
    files: ['**/*.tsx', '**/use*.ts'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['**/*.test.{ts,tsx}', '**/test/**', '**/testing/**', '**/e2e/**'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
);
