export * from './asTold';
export { aColumn } from '../model/testing/aColumn';
export { aFont } from './aFont';
export * from './builders';
export * from './longRun';
export * from './signedIn';
export * from './watchedWindow';
