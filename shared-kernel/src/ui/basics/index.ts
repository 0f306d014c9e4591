/** What nearly every page shows. Shared by host and remotes as one module, so that it is small. */
export * from './Button';
export * from './chakra';
export * from './CountFault';
export * from './EmptyState';
export * from './ErrorPanel';
export { momentWords } from './momentWords';
export * from './Page';
export * from './PageTitle';
export * from './Panel';
export * from './percentOf';
export * from './RetentionNote';
export { saveFile } from './saveFile';
export * from './SupporterEmailInput';
export * from './UiProvider';
export * from './usePolling';
export * from './useSupporterLookup';
