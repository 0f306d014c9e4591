export { createHandover } from './createHandover';
export { arrivalsOf } from './sharedItems';
export { transitionOf } from './transitionOf';
