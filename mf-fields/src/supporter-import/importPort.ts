import { loadImport, loadImports } from 'shared-kernel/firestore';
import { finishImport, startImport, uploadChunk } from 'shared-kernel/server';
import { atom } from 'jotai';

/** What an import asks of the server (D24), and where its record is read. */
export interface ImportPort {
  readonly startImport: typeof startImport;
  readonly uploadChunk: typeof uploadChunk;
  readonly finishImport: typeof finishImport;
  readonly loadImport: typeof loadImport;
  readonly loadImports: typeof loadImports;
}

export const importPortAtom = atom<ImportPort>({
  startImport,
  uploadChunk,
  finishImport,
  loadImport,
  loadImports,
});
