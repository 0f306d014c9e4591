export { createAuthHandler, type AuthHandlerOptions } from './createAuthHandler';
export { findAccountAt, findAccountIn, type FindAccount } from './findAccount';
export { mailFolder } from './mailFolder';
export { verifyIdentity, type Identity } from './verifyIdentity';
