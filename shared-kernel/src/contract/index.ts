export * from './links';
export * from './remote';
export * from './router';
export * from './scopeSwitch';
