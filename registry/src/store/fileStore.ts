/** A file as it was read; `generation` changes with every write of it. */
export interface StoredFile {
  readonly bytes: Uint8Array;
  readonly generation: string;
}

/**
 * Where releases and pointers lie, pictures (functions/src/media) and large bytes of documents (functions/src/store): a
 * folder on this machine, or a bucket. Paths are relative, parted by slashes.
 */
export interface FileStore {
  read(path: string): Promise<StoredFile | null>;
  /**
   * Writes a file over the generation that was read, or, for null, one that is not there yet. False, and nothing written,
   * where somebody else was first.
   */
  write(path: string, bytes: Uint8Array, over: string | null): Promise<boolean>;
  /** The names of the folders that lie directly in a folder, sorted. */
  folders(folder: string): Promise<readonly string[]>;
  /** The paths of all files in a folder, relative to it, sorted. */
  files(folder: string): Promise<readonly string[]>;
  /** Those of them that were last written before this moment. */
  filesBefore(folder: string, moment: Date): Promise<readonly string[]>;
  /** Removes a file; one that is not there is none to remove. */
  remove(path: string): Promise<void>;
}
