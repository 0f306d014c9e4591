export { createObject } from './createObject';
