import preset, { declared, restricted, TOOLING } from 'build-preset/eslint';

const PLAYER_PARTS = {
  regex: '^(?!\\.|shared-kernel/model$|evaluation$|framer-motion/dom/mini$)',
  message:
    'The player is loaded on foreign pages: types and pure evaluation, one animation primitive, nothing else.',
};

export default [
  ...preset,
  { files: ['src/**/*.ts'], ignores: TOOLING, rules: restricted(PLAYER_PARTS) },
  // screen-player/journeys is shipped.
  { files: ['src/testing/journeys/**'], rules: declared(false) },
];
