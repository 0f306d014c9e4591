import preset, { CHAKRA, declared, DRAGGING, MOTION, restricted } from 'build-preset/eslint';

export default [
  ...preset,
  { files: ['**/*.ts'], rules: restricted(CHAKRA, DRAGGING, MOTION) },
  // Journeys are not shipped; their fixtures are.
  { files: ['*.spec.ts', 'secrets/**', 'taken-out/**', 'weight/**'], rules: declared(true) },
  { files: ['pages/**', 'support/**'], rules: declared(false) },
  {
    files: ['**/*.ts'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
];
