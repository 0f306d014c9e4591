export { createAuthHandler, type AuthHandlerOptions } from './createAuthHandler';
export { findAccountAt, findAccountIn, type FindAccount } from './findAccount';
export { mailFolder } from './mailFolder';
export { removeAccountAt, removeAccountBy, type RemoveAccount } from './removeAccount';
export { folderTrust, testModeTrust, type Trust } from './trust';
export { verifyIdentity, type Identity } from './verifyIdentity';
