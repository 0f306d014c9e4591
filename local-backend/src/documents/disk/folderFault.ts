/** `gone`: the folder is ours and its database is not there. */
export type FolderFaultCode = 'foreign' | 'later' | 'gone' | 'in use' | 'unusable';

/** Why a folder cannot be opened as a data folder, as a sentence for people. Nothing in it was changed. */
export class FolderFault extends Error {
  readonly code: FolderFaultCode;

  constructor(code: FolderFaultCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'FolderFault';
    this.code = code;
  }
}
