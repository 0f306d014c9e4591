export * from './ForEditors';
export * from './useMayEdit';
