export * from './actionKeys';
export * from './pageAction';
export * from './usePageActions';
