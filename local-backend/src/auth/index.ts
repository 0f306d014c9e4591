export { createAuthHandler, type AuthHandlerOptions } from './createAuthHandler';
export { verifyIdentity, type Identity } from './verifyIdentity';
