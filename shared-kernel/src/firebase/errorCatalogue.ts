/** What the identity provider ends with: the codes of spec §8, and beside them those of a look-up, a reset or a lock. */
export const IDENTITY_ERROR_CODES = [
  'auth/unauthorized-domain',
  'auth/popup-blocked',
  'auth/popup-closed-by-user',
  'auth/cancelled-popup-request',
  'auth/web-storage-unsupported',
  'auth/network-request-failed',
  'auth/internal-error',
  'auth/invalid-api-key',
  'auth/auth-domain-config-required',
  'auth/account-exists-with-different-credential',
  'auth/invalid-email',
  'auth/operation-not-allowed',
  'auth/too-many-requests',
  'auth/user-disabled',
  'auth/unknown',
] as const;
export type IdentityErrorCode = (typeof IDENTITY_ERROR_CODES)[number];

/** What the database ends with (spec §8); what its SDK knows beyond them is `unknown`. */
export const DATABASE_ERROR_CODES = [
  'data/invalid-argument',
  'data/not-found',
  'data/permission-denied',
  'data/unauthenticated',
  'data/resource-exhausted',
  'data/failed-precondition',
  'data/aborted',
  'data/unavailable',
  'data/deadline-exceeded',
  'data/internal',
  'data/unknown',
] as const;
export type DatabaseErrorCode = (typeof DATABASE_ERROR_CODES)[number];

/** The second line under the catalogue's text (D25): what happened, and what a person can do about it. */
export const ERROR_SENTENCES = {
  'auth/unauthorized-domain':
    'Nobody can log in at this address. Open Supporter Screens at its usual address, or ask those who run it to allow this one.',
  'auth/popup-blocked':
    'The browser blocked the window of Google. Allow pop-ups for this page and try again.',
  'auth/popup-closed-by-user': 'The window of Google was closed too early. Please try again.',
  'auth/cancelled-popup-request':
    'A newer attempt took the place of this one. Go on there, or try again.',
  'auth/web-storage-unsupported':
    'The browser stores nothing for this page. Allow cookies and site data, or leave the private window, and try again.',
  'auth/network-request-failed':
    'The login service could not be reached. Check your connection and try again.',
  'auth/internal-error': 'The login service had a problem. Please try again in a minute.',
  'auth/invalid-api-key':
    'This installation has no valid key for its login service. Please tell those who run it.',
  'auth/auth-domain-config-required':
    'This installation does not say where its login page is. Please tell those who run it.',
  'auth/account-exists-with-different-credential':
    'This email has an account that logs in another way. Please log in that way.',
  'auth/invalid-email': 'This is not an email address. Check it and try again.',
  'auth/operation-not-allowed':
    'This way of logging in is switched off here. Please tell those who run this installation.',
  'auth/too-many-requests': 'There were too many attempts. Wait a few minutes and try again.',
  'auth/user-disabled': 'This account is locked. Ask an admin of your organisation.',
  'auth/unknown': 'Something unexpected went wrong. Please try again.',

  'data/invalid-argument': 'The database refused this because something in it is not allowed.',
  'data/not-found': 'It no longer exists: somebody may have deleted it.',
  'data/permission-denied': 'Your account is not allowed to do this. Ask an admin for access.',
  'data/unauthenticated': 'Your login has expired. Please log in again.',
  'data/resource-exhausted':
    'The database is full or over its limit. Wait a minute and try again; if that does not help, tell those who run this installation.',
  'data/failed-precondition': 'It changed while you were working. Load it again and retry.',
  'data/aborted': 'Several people saved at the same moment. Please try again.',
  'data/unavailable': 'The server could not be reached. Check your connection and try again.',
  'data/deadline-exceeded': 'The server took too long to answer. Please try again.',
  'data/internal': 'The server had a problem. Nothing was changed; please try again.',
  'data/unknown': 'Something unexpected went wrong. Please try again.',
} as const satisfies Record<IdentityErrorCode | DatabaseErrorCode, string>;
