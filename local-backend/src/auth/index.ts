export { createAuthHandler, type AuthHandlerOptions } from './createAuthHandler';
export { mailFolder } from './mailFolder';
export { verifyIdentity, type Identity } from './verifyIdentity';
