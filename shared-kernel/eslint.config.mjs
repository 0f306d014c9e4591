import preset, {
  CHAKRA,
  declared,
  DRAGGING,
  FIREBASE,
  MOTION,
  QUERIES,
  restricted,
} from 'build-preset/eslint';

export default [
  ...preset,
  {
    files: ['src/model/codecs/boundedNumber.ts'],
    rules: { 'no-restricted-properties': 'off' },
  },
  { files: ['src/ui/**'], rules: restricted(FIREBASE, MOTION, QUERIES) },
  {
    files: ['src/{firebase,firestore,server,session}/**'],
    rules: restricted(CHAKRA, DRAGGING, MOTION, QUERIES),
  },
  { files: ['src/server-state/**'], rules: restricted(CHAKRA, DRAGGING, FIREBASE, MOTION) },
  // shared-kernel/testing is shipped.
  { files: ['src/testing/**'], ignores: ['**/*.test.*'], rules: declared(false) },
];
