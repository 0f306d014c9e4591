import preset, { restricted, TOOLING } from 'build-preset/eslint';

const EMBED_PARTS = {
  regex: '^(?!\\.|shared-kernel/model$|evaluation$|screen-player(/story)?$|qrcode-generator$)',
  message:
    'The embed is loaded on foreign pages: the player, types, pure evaluation and what draws a QR code, nothing else.',
};

export default [
  ...preset,
  { files: ['src/**/*.ts'], ignores: TOOLING, rules: restricted(EMBED_PARTS) },
];
