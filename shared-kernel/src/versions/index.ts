export { BinButton } from './BinButton';
export { Versions } from './Versions';
export type { VersionsDialogProps } from './VersionsDialog';
export {
  versionStoreAtom,
  type OfVersions,
  type SavedFields,
  type VersionStore,
} from './versionStore';
