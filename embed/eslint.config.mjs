import preset, { restricted, TOOLING } from 'build-preset/eslint';

const EMBED_PARTS = {
  regex: '^(?!\\.|shared-kernel/model$|evaluation$|screen-player(/story)?$)',
  message:
    'The embed is loaded on foreign pages: the player, types and pure evaluation, nothing else.',
};

export default [
  ...preset,
  { files: ['src/**/*.ts'], ignores: TOOLING, rules: restricted(EMBED_PARTS) },
];
