import preset, { CHAKRA, declared, DRAGGING, MOTION, restricted } from 'build-preset/eslint';

export default [
  ...preset,
  { files: ['**/*.ts'], rules: restricted(CHAKRA, DRAGGING, MOTION) },
  // Runs where the program runs from its sources, and is not deployed.
  { files: ['src/counting/threadFromSource.mjs'], rules: declared(true) },
];
