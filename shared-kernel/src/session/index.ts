export * from './state';
export * from './toasts';
