export { BinButton } from './BinButton';
export { Versions } from './Versions';
export { VersionsButton } from './VersionsButton';
export type { VersionsDialogProps, VersionsOf } from './VersionsDialog';
export {
  versionStoreAtom,
  type OfVersions,
  type SavedFields,
  type VersionStore,
} from './versionStore';
