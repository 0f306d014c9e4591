export * from './actionKeys';
export * from './keepOwnUndo';
export * from './pageAction';
export * from './usePageActions';
