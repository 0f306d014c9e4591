export * from './arbitraries';
export * from './definitions';
