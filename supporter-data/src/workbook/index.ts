export { readSheet, sheetNames } from './readSheet';
