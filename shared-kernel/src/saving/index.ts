export * from './DraftQuestions';
export * from './LoadingFailure';
export * from './recordToasts';
export * from './RowActions';
export * from './SaveBar';
export * from './UnreadableRows';
export * from './useDraft';
export * from './useListDeeds';
