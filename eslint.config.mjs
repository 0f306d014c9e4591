import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const facade = (name, home) => ({
  group: [name, `${name}/*`],
  message: `Only ${home} imports ${name}: shared as a package it would ship whole (docs/architecture.md, Federation).`,
});
const CHAKRA = facade('@chakra-ui/react', 'shared-kernel/src/ui');
const DRAGGING = {
  regex: '^react-dnd',
  message: 'Drag rows with useReorder of shared-kernel/ui: a page has room for one touch backend.',
};
const FIREBASE = facade('firebase', 'shared-kernel/src/{firebase,firestore,server,session}');
const MOTION = {
  regex: '^(motion(/|$)|framer-motion(?!/dom/mini$))',
  message: 'Use framer-motion/dom/mini: 3 kB instead of 25.',
};
const PLAYER_PARTS = {
  regex: '^(?!\\.|shared-kernel/model$|evaluation$|framer-motion/dom/mini$)',
  message:
    'The player is loaded on foreign pages: types and pure evaluation, one animation primitive, nothing else.',
};
const EMBED_PARTS = {
  regex: '^(?!\\.|shared-kernel/model$|evaluation$|screen-player(/story)?$)',
  message:
    'The embed is loaded on foreign pages: the player, types and pure evaluation, nothing else.',
};
const restricted = (...patterns) => ({
  'no-restricted-imports': ['error', { patterns }],
});

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/dist-dev/**',
      '**/node_modules/**',
      '.cache/**',
      '.nx/**',
      '.data/**',
      'test-results/**',
    ],
  },
  js.configs.recommended,
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
    extends: [...tseslint.configs.strictTypeChecked, ...tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      ...restricted(CHAKRA, DRAGGING, FIREBASE, MOTION),
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // asId<SearchId>(text) brands by a parameter that stands in the result only.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      'no-restricted-properties': [
        'error',
        {
          object: 'v',
          property: 'number',
          message:
            'Every number has bounds: boundedNumber, countNumber or numberWithin of shared-kernel/model.',
        },
      ],
      // Strings that a closed set widens with `string & {}` keep their completion in editors.
      '@typescript-eslint/no-empty-object-type': ['error', { allowWithName: '^never$' }],
    },
  },
  {
    files: ['shared-kernel/src/model/codecs/boundedNumber.ts'],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    files: ['shared-kernel/src/ui/**'],
    rules: restricted(FIREBASE, MOTION),
  },
  {
    files: ['screen-player/src/**'],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**'],
    rules: restricted(PLAYER_PARTS),
  },
  {
    files: ['embed/src/**'],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**'],
    rules: restricted(EMBED_PARTS),
  },
  {
    files: [
      'shared-kernel/src/{firebase,firestore,server,session}/**',
      'local-backend/**',
      'functions/**',
      'e2e/**',
    ],
    rules: restricted(CHAKRA, DRAGGING, MOTION),
  },
  {
    files: ['**/*.tsx', '**/use*.ts'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['**/*.test.{ts,tsx}', '**/test/**', '**/testing/**', 'e2e/**'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
);
