export * from './ForEditors';
export * from './HiddenFields';
export * from './useMayEdit';
