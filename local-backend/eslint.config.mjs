import preset, { CHAKRA, DRAGGING, MOTION, restricted } from 'build-preset/eslint';

export default [...preset, { files: ['**/*.ts'], rules: restricted(CHAKRA, DRAGGING, MOTION) }];
