import type { Method } from '../../../src/rules';

/**
 * Whom a line of the table lets in. `anybody`: without logging in, too; `insider`: a member, admin or superadmin of the organisation in the path;
 * `editor`: one of them who does more than look;
 * `presentSelf`: themselves, but nobody who has deleted their account.
 */
export type Who =
  | 'anybody'
  | 'self'
  | 'presentSelf'
  | 'insider'
  | 'editor'
  | 'insiderSelf'
  | 'superadmin';

export type Access = Partial<Readonly<Record<Method, Who>>>;

const CLOSED: Access = {};
const READ_BY_INSIDERS: Access = { get: 'insider', list: 'insider' };
const EDITED: Access = {
  ...READ_BY_INSIDERS,
  create: 'editor',
  update: 'editor',
  delete: 'editor',
};
/** Written with what it is about, and read by nobody. */
const RECORDED: Access = { create: 'editor', update: 'editor' };

/**
 * Every kind of document that the product stores, and all that a client may do with it (D20-D22,
 * spec §6). What is not said here is denied to everybody.
 */
export const ACCESS = {
  'users/{uid}': { get: 'self', create: 'presentSelf', update: 'self' },
  'claims/{id}': CLOSED,
  'departures/{uid}': CLOSED,
  'faults/{id}': CLOSED,
  'hostedPages/{path}': CLOSED,
  'installation/{id}': { get: 'anybody' },
  'mail/{id}': CLOSED,
  'mailPace/{id}': CLOSED,
  'superadmins/{uid}': { get: 'self' },
  'organisations/{organisation}': { get: 'insider', list: 'superadmin' },
  'organisations/{organisation}/admins/{uid}': { get: 'insiderSelf' },
  'organisations/{organisation}/roles/{uid}': { get: 'insiderSelf' },
  'organisations/{organisation}/invitations/{id}': CLOSED,
  'organisations/{organisation}/activity/{id}': CLOSED,
  'organisations/{organisation}/activityDigests/{id}': CLOSED,
  'organisations/{organisation}/savesInRow/{id}': CLOSED,
  'organisations/{organisation}/fonts/{id}': CLOSED,
  'organisations/{organisation}/media/{id}': CLOSED,
  'organisations/{organisation}/mediaClaims/{id}': CLOSED,
  'organisations/{organisation}/savedMappings/{id}': CLOSED,
  'organisations/{organisation}/templates/{id}': CLOSED,
  'organisations/{organisation}/erasures/{id}': CLOSED,
  'organisations/{organisation}/suppressionKeys/{id}': CLOSED,
  'organisations/{organisation}/suppressions/{id}': CLOSED,
  'organisations/{organisation}/careWork/{id}': CLOSED,
  'organisations/{organisation}/addressWork/{id}': CLOSED,
  'organisations/{organisation}/years/{id}': READ_BY_INSIDERS,
  'organisations/{organisation}/years/{id}/keptOut/{id}': CLOSED,
  'organisations/{organisation}/years/{id}/care/{id}': CLOSED,
  'organisations/{organisation}/years/{id}/addresses/{id}': CLOSED,
  'organisations/{organisation}/years/{id}/fieldsList/{id}': READ_BY_INSIDERS,
  'organisations/{organisation}/years/{id}/calculatedFields/{id}': READ_BY_INSIDERS,
  'organisations/{organisation}/years/{id}/fieldSpreads/{id}': { get: 'insider' },
  'organisations/{organisation}/years/{id}/sensitive/{id}': CLOSED,
  'organisations/{organisation}/years/{id}/supporters/{id}': { get: 'insider' },
  'organisations/{organisation}/years/{id}/searches/{id}': EDITED,
  'organisations/{organisation}/years/{id}/screens/{id}': EDITED,
  'organisations/{organisation}/years/{id}/deletedSearches/{id}': RECORDED,
  'organisations/{organisation}/years/{id}/deletedScreens/{id}': RECORDED,
  'organisations/{organisation}/years/{id}/imports/{id}': READ_BY_INSIDERS,
  'organisations/{organisation}/years/{id}/imports/{id}/chunks/{id}': CLOSED,
  'organisations/{organisation}/years/{id}/imports/{id}/before/{id}': CLOSED,
  'organisations/{organisation}/years/{id}/imports/{id}/rejected/{id}': CLOSED,
  'organisations/{organisation}/years/{id}/jobs/{id}': { get: 'insider' },
  'organisations/{organisation}/years/{id}/versions/{id}': CLOSED,
  'organisations/{organisation}/years/{id}/versionsSize/{id}': CLOSED,
  'organisations/{organisation}/years/{id}/bin/{id}': CLOSED,
  'organisations/{organisation}/years/{id}/rollForwards/{id}': CLOSED,
  'organisations/{organisation}/years/{id}/publishing/{id}': CLOSED,
  'organisations/{organisation}/years/{id}/publications/{id}': CLOSED,
  'organisations/{organisation}/years/{id}/publishedPieces/{id}': CLOSED,
  'organisations/{organisation}/years/{id}/snapshot/{id}': CLOSED,
  'organisations/{organisation}/years/{id}/linkKeys/{id}': CLOSED,
  'organisations/{organisation}/years/{id}/personalLinks/{id}': CLOSED,
  'organisations/{organisation}/years/{id}/links/{id}': CLOSED,
  'organisations/{organisation}/years/{id}/results/{id}': CLOSED,
  'organisations/{organisation}/years/{id}/activity/{id}': CLOSED,
} as const satisfies Readonly<Record<string, Access>>;

/** What the product does not store: as closed as anything, at every depth and below what is open. */
export const UNKNOWN_PATTERNS = [
  'anything/{id}',
  'organisations/{organisation}/anything/{id}',
  'organisations/{organisation}/admins/{uid}/anything/{id}',
  'organisations/{organisation}/years/{id}/anything/{id}',
  'organisations/{organisation}/years/{id}/supporters/{id}/anything/{id}',
  'organisations/{organisation}/years/{id}/searches/{id}/anything/{id}',
  'organisations/{organisation}/years/{id}/screens/{id}/anything/{id}',
  'users/{uid}/anything/{id}',
] as const;

export const accessOf = (pattern: string): Access => {
  const table: Readonly<Record<string, Access>> = ACCESS;
  return table[pattern] ?? CLOSED;
};

/** The pattern of the table that a document's path fits, or null. */
export const patternOf = (path: string): string | null =>
  Object.keys(ACCESS).find((pattern) => fits(pattern.split('/'), path.split('/'))) ?? null;

const fits = (pattern: readonly string[], path: readonly string[]): boolean =>
  pattern.length === path.length &&
  pattern.every((part, at) => part.startsWith('{') || part === path[at]);
