export * from './links';
export * from './remote';
export * from './router';
