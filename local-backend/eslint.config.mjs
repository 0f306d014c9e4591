import preset, { CHAKRA, declared, DRAGGING, MOTION, restricted } from 'build-preset/eslint';

export default [
  ...preset,
  { files: ['**/*.ts'], rules: restricted(CHAKRA, DRAGGING, MOTION) },
  { files: ['build.mjs'], rules: declared(true) },
];
