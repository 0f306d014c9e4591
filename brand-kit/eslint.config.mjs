export { default } from 'build-preset/eslint';
