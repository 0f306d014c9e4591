/** What stands over a page and asks. Shared by host and remotes as one module. */
export * from './chakra';
export * from './ConfirmDialog';
export * from './ConflictDialog';
export { Dialog } from './Dialog';
export * from './DialogClose';
export * from './ModalDialog';
export * from './UnsavedChanges';
