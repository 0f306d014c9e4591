import { openDocumentStore } from '../../src/documents';
import { FolderFault } from '../../src/documents/disk/folderFault';

/** A process that opens a data folder, and prints whether it could. */
const [, , directory = ''] = process.argv;
const printed = await openDocumentStore(directory).then(
  () => 'opened',
  (failure: unknown) => (failure instanceof FolderFault ? failure.code : String(failure)),
);
process.stdout.write(`${printed}\n`);
