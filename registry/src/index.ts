export { registryHandler, type RegistryParts } from './http/registryHandler';
export {
  composeRemotes,
  type FaultyLine,
  type PlacedRelease,
  type RemoteLine,
  type WorkspaceRemote,
} from './remotes/composeRemotes';
export { decodeManifest, decodePointer } from './remotes/decode';
export {
  ID,
  MANIFEST,
  manifestAddress,
  pointerOf,
  releaseOf,
  VERSION,
  WORKSPACE,
} from './remotes/places';
export type { Pointer, Release, ReleaseManifest, Stamp } from './remotes/release';
export { bucketStore } from './store/bucketStore';
export { folderStore } from './store/folderStore';
export type { FileStore, StoredFile } from './store/fileStore';
export { EVERYBODY, promoteRelease, type Promoted } from './verbs/promoteRelease';
export {
  isReleased,
  publishRelease,
  type BuiltFiles,
  type Published,
} from './verbs/publishRelease';
export { rollBack, type RolledBack } from './verbs/rollBack';
