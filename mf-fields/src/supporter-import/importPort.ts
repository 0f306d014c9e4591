import { loadImport, loadImports } from 'shared-kernel/firestore';
import {
  cancelImport,
  checkImport,
  downloadRejectedRows,
  finishUpload,
  reinspectImport,
  runImport,
  startImport,
  undoImport,
} from '../server/imports';
import { deleteMapping, readMappings, renameMapping, saveMapping } from '../server/mappings';
import { uploadChunk } from '../server/uploadChunk';
import { saveFile } from 'shared-kernel/ui';
import { atom } from 'jotai';
import { countRows } from './file/countRows';
import { fingerprintOf } from './file/fingerprintOf';
import { loadWorkbookReader } from './file/loadWorkbookReader';
import { readStart } from './file/readStart';

const server = {
  cancelImport,
  checkImport,
  countRows,
  deleteMapping,
  downloadRejectedRows,
  finishUpload,
  fingerprintOf,
  loadImport,
  loadImports,
  loadWorkbookReader,
  readMappings,
  readStart,
  reinspectImport,
  renameMapping,
  runImport,
  saveCsv: (fileName: string, text: string) => {
    saveFile(fileName, 'text/csv', [text]);
  },
  saveMapping,
  startImport,
  undoImport,
  uploadChunk,
};

/** What an import asks of the server (D24), where its records are read, and what it asks of the browser. */
export type ImportPort = Readonly<typeof server>;

export const importPortAtom = atom<ImportPort>(server);
