export { aColumn } from '../model/testing/aColumn';
export * from './builders';
export * from './longRun';
export * from './signedIn';
