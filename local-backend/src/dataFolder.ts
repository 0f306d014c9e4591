/** For programs of whoever owns a data folder: its secret, what is signed by it, and the documents behind the running backend. */
export { folderTrust } from './auth/trust';
export { readFolderSecret } from './entry/folderSecret';
export { localFirestore } from './entry/localFirestore';
