import {
  asId,
  type ImportId,
  type MappingId,
  type MediaId,
  type OrganisationId,
  type TemplateId,
  type UserId,
  type YearId,
  type YearScope,
} from 'shared-kernel/model';

/** Where the documents of spec §7 and of the jobs live. */
export const ORGANISATIONS = 'organisations';
export const organisationPath = (id: OrganisationId): string => `${ORGANISATIONS}/${id}`;
export const userPath = (id: UserId | string): string => `users/${id}`;
export const SUPERADMINS = 'superadmins';
export const superadminPath = (userId: string): string => `${SUPERADMINS}/${userId}`;
export const adminsPath = (id: OrganisationId): string => `${organisationPath(id)}/admins`;
export const adminPath = (id: OrganisationId, userId: string): string =>
  `${adminsPath(id)}/${userId}`;
/** Who looks only, and who may publish; whoever is in none of them is a member (D346). */
export const rolePath = (id: OrganisationId, userId: string): string =>
  `${rolesPath(id)}/${userId}`;
export const rolesPath = (id: OrganisationId): string => `${organisationPath(id)}/roles`;
/** By email. No client reads or writes them (D20). */
export const invitationsPath = (id: OrganisationId): string =>
  `${organisationPath(id)}/invitations`;
export const invitationPath = (id: OrganisationId, email: string): string =>
  `${invitationsPath(id)}/${email}`;
/** Who has deleted their account: the server's alone. */
export const DEPARTURES = 'departures';
export const departurePath = (userId: string): string => `${DEPARTURES}/${userId}`;

/** Who may become the first superadmin: the server's alone. */
export const CLAIM_PATH = 'claims/first';
export const claimPath = (): string => CLAIM_PATH;
/** Whether anybody has claimed the installation; every browser may read it. */
export const INSTALLATION_PATH = 'installation/state';
export const installationPath = (): string => INSTALLATION_PATH;

/** Mails that go out, as Firebase's Trigger Email extension sends them: the server's alone. */
export const MAILS = 'mail';
export const mailPath = (id: string): string => `${MAILS}/${id}`;
/** How many mails went out today, to an address or for an organisation: the server's alone. */
export const MAIL_PACES = 'mailPace';
export const mailPacePath = (id: string): string => `${MAIL_PACES}/${id}`;

/** What went wrong in browsers, without a word on whose: the server's alone. */
export const FAULTS = 'faults';
export const faultPath = (id: string): string => `${FAULTS}/${id}`;

/** Which year a hosted page's path belongs to: the server's alone. No two years have the same. */
export const HOSTED_PAGES = 'hostedPages';
export const hostedPagePath = (path: string): string => `${HOSTED_PAGES}/${path}`;

export const yearsPath = (id: OrganisationId): string => `${organisationPath(id)}/years`;
export const yearPath = ({ organisationId, yearId }: YearScope): string =>
  `${yearsPath(organisationId)}/${yearId}`;

export const inYear = (scope: YearScope, rest: string): string => `${yearPath(scope)}/${rest}`;

export const supportersPath = (scope: YearScope): string => inYear(scope, 'supporters');
export const supporterPath = (scope: YearScope, email: string): string =>
  `${supportersPath(scope)}/${email}`;
export const fieldListPath = (scope: YearScope): string => inYear(scope, 'fieldsList');
/** Fields that are worked out of others (D288), by their ids. */
export const calculatedFieldsPath = (scope: YearScope): string => inYear(scope, 'calculatedFields');
export const calculatedFieldPath = (scope: YearScope, id: string): string =>
  `${calculatedFieldsPath(scope)}/${id}`;
/** Spreads that are too long to stand in the field list. */
export const fieldSpreadsPath = (scope: YearScope): string => inYear(scope, 'fieldSpreads');
/** Which fields of a year are sensitive; there only while one is, since the rules ask for it (D370). */
export const sensitiveFieldsPath = (scope: YearScope): string => inYear(scope, 'sensitive/fields');
/** From what shares and ranks of sensitive fields are read, which are values of somebody. */
export const sensitiveFiguresPath = (scope: YearScope): string =>
  inYear(scope, 'sensitive/figures');
export const importsPath = (scope: YearScope): string => inYear(scope, 'imports');
export const importPath = (scope: YearScope, id: ImportId): string => `${importsPath(scope)}/${id}`;
export const chunksPath = (scope: YearScope, id: ImportId): string =>
  `${importPath(scope, id)}/chunks`;
export const chunkPath = (scope: YearScope, id: ImportId, number: number): string =>
  `${chunksPath(scope, id)}/${String(number)}`;
/** What stood where an import wrote: it is kept until the next import, so that this one can be taken back (D2d). */
export const beforePath = (scope: YearScope, id: ImportId): string =>
  `${importPath(scope, id)}/before`;
export const rejectedPath = (scope: YearScope, id: ImportId): string =>
  `${importPath(scope, id)}/rejected`;
export const jobPath = (scope: YearScope, job: 'matching' | 'import'): string =>
  inYear(scope, `jobs/${job}`);

/** Whose links are whose, the keys that sign them, and what has become of them: the server's alone. */
export const personalLinksPath = (scope: YearScope): string => inYear(scope, 'personalLinks');
export const personalLinkPath = (scope: YearScope, reference: string): string =>
  `${personalLinksPath(scope)}/${reference}`;
export const linkKeysPath = (scope: YearScope): string => inYear(scope, 'linkKeys');
export const linkKeyPath = (scope: YearScope, key: number): string =>
  `${linkKeysPath(scope)}/${String(key)}`;
export const linkStatePath = (scope: YearScope): string => inYear(scope, 'links/state');
/** Who did what with an organisation's people and links, and when: the server's alone. */
export const activitiesPath = (organisationId: OrganisationId): string =>
  `${organisationPath(organisationId)}/activity`;
export const activityDigestsPath = (organisationId: OrganisationId): string =>
  `${organisationPath(organisationId)}/activityDigests`;
export const activityDigestPath = (organisationId: OrganisationId, day: string): string =>
  `${activityDigestsPath(organisationId)}/${day}`;
export const activityPath = (organisationId: OrganisationId, id: string): string =>
  `${activitiesPath(organisationId)}/${id}`;
/**
 * Whom the organisation keeps out, as hashes, and the secret that keys them; the server's alone. They are the
 * organisation's, not a year's: who asked to be erased is out of every year, of later ones too.
 */
export const suppressionsPath = (organisationId: OrganisationId): string =>
  `${organisationPath(organisationId)}/suppressions`;
export const suppressionPath = (organisationId: OrganisationId, hash: string): string =>
  `${suppressionsPath(organisationId)}/${hash}`;
export const suppressionKeyPath = (organisationId: OrganisationId): string =>
  `${organisationPath(organisationId)}/suppressionKeys/current`;
/** Whom the care list keeps out of a year, for the rules alone (D333). */
export const keptOutMarksPath = (scope: YearScope): string => inYear(scope, 'keptOut');
export const keptOutMarkPath = (scope: YearScope, email: string): string =>
  `${keptOutMarksPath(scope)}/${email}`;
/** For which state of the care list a year's figures were made. */
export const careStatePath = (scope: YearScope): string => inYear(scope, 'care/state');
/** What is left to do of a change of the care list, and the next day on which an entry ends. */
export const careWorkPath = (organisationId: OrganisationId): string =>
  `${organisationPath(organisationId)}/careWork/current`;
/** Whether what is stored of an organisation is still being brought in line with its setting for emails (D376). */
export const addressWorkPath = (organisationId: OrganisationId): string =>
  `${organisationPath(organisationId)}/addressWork/current`;
/** The addresses of documents that show masks: the server's alone. */
export const addressesPath = (scope: YearScope): string => inYear(scope, 'addresses');
/** Erasures of people: what is left to do while they run, and what they found. */
export const erasuresPath = (organisationId: OrganisationId): string =>
  `${organisationPath(organisationId)}/erasures`;
export const erasurePath = (organisationId: OrganisationId, id: string): string =>
  `${erasuresPath(organisationId)}/${id}`;
/** The pictures of an organisation's library. */
export const mediaPath = (organisationId: OrganisationId): string =>
  `${organisationPath(organisationId)}/media`;
export const picturePath = (organisationId: OrganisationId, id: MediaId): string =>
  `${mediaPath(organisationId)}/${id}`;
/** The faces of the families that an organisation has uploaded. */
export const fontsPath = (organisationId: OrganisationId): string =>
  `${organisationPath(organisationId)}/fonts`;
export const facePath = (organisationId: OrganisationId, id: MediaId): string =>
  `${fontsPath(organisationId)}/${id}`;
/** Pictures and faces whose files are being written or removed: the server's alone. */
export const mediaClaimsPath = (organisationId: OrganisationId): string =>
  `${organisationPath(organisationId)}/mediaClaims`;
export const mediaClaimPath = (organisationId: OrganisationId, id: MediaId): string =>
  `${mediaClaimsPath(organisationId)}/${id}`;
/** Screens and stories that an organisation keeps to begin others with (D313): functions count them. */
export const templatesPath = (organisationId: OrganisationId): string =>
  `${organisationPath(organisationId)}/templates`;
export const templatePath = (organisationId: OrganisationId, id: TemplateId): string =>
  `${templatesPath(organisationId)}/${id}`;
/** What columns of files become, by names (D450): functions count and measure them. */
export const savedMappingsPath = (organisationId: OrganisationId): string =>
  `${organisationPath(organisationId)}/savedMappings`;
export const savedMappingPath = (organisationId: OrganisationId, id: MappingId): string =>
  `${savedMappingsPath(organisationId)}/${id}`;
/** How many searches or screens one person has saved in a row: the server's alone. */
export const savesInRowPath = (organisationId: OrganisationId, id: string): string =>
  `${organisationPath(organisationId)}/savesInRow/${id}`;
/** Saves of searches and screens that are kept, and how large they are together: the server's alone. */
export const versionsPath = (scope: YearScope): string => inYear(scope, 'versions');
export const versionPath = (scope: YearScope, id: string): string => `${versionsPath(scope)}/${id}`;
/** How often the type of each field was set, by the field's document. */
export const typeRevisionsPath = (scope: YearScope): string => inYear(scope, 'versionsSize/types');
export const versionsSizePath = (scope: YearScope): string => inYear(scope, 'versionsSize/current');
/** What supporters see of a year and from when to when, each version of it, and what they are made of: the server's alone. */
export const publishingPath = (scope: YearScope): string => inYear(scope, 'publishing/state');
export const publicationsPath = (scope: YearScope): string => inYear(scope, 'publications');
export const publicationPath = (scope: YearScope, number: number): string =>
  `${publicationsPath(scope)}/${String(number)}`;
export const publishedPiecesPath = (scope: YearScope): string => inYear(scope, 'publishedPieces');
export const publishedPiecePath = (scope: YearScope, hash: string): string =>
  `${publishedPiecesPath(scope)}/${hash}`;
/** Who deleted a search or screen, which rules want in the same commit; taken once that is in the bin (D342). */
export const deletionRecordPath = (
  scope: YearScope,
  kind: 'searches' | 'screens',
  id: string,
): string => inYear(scope, `${kind === 'searches' ? 'deletedSearches' : 'deletedScreens'}/${id}`);
/** Deleted searches and screens that can be restored: the server's alone. */
export const binPath = (scope: YearScope): string => inYear(scope, 'bin');
export const binEntryPath = (scope: YearScope, id: string): string => `${binPath(scope)}/${id}`;
/** What roll forwards brought to a year, by the year that it came from: the server's alone. */
export const rollForwardsPath = (scope: YearScope): string => inYear(scope, 'rollForwards');
export const rollForwardPath = (scope: YearScope, source: string): string =>
  `${rollForwardsPath(scope)}/${source}`;
/** Counts of each day, in shards. */
export const resultsPath = (scope: YearScope): string => inYear(scope, 'results');

export const snapshotPath = (scope: YearScope): string => inYear(scope, 'snapshot');

/** A document of a year taken apart: its scope, its collection and its own id. */
export interface YearDocument {
  readonly scope: YearScope;
  readonly collection: string;
  readonly id: string;
}

const YEAR_DOCUMENT = /^organisations\/([^/]+)\/years\/([^/]+)\/([^/]+)\/([^/]+)$/;

/** Null where the path is not that of a document right inside a year. */
export function parseYearDocument(path: string): YearDocument | null {
  const [, organisationId, yearId, collection, id] = YEAR_DOCUMENT.exec(path) ?? [];
  if (
    organisationId === undefined ||
    yearId === undefined ||
    collection === undefined ||
    id === undefined
  )
    return null;
  return { scope: yearScope(organisationId, yearId), collection, id };
}

const ERASURE = /^organisations\/([^/]+)\/erasures\/([^/]+)$/u;

/** Whose erasure a path names, and its id; null for any other path. */
export function parseErasure(
  path: string,
): { readonly organisationId: OrganisationId; readonly erasureId: string } | null {
  const [, organisationId, erasureId] = ERASURE.exec(path) ?? [];
  if (organisationId === undefined || erasureId === undefined) return null;
  return { organisationId: asId<OrganisationId>(organisationId), erasureId };
}

/** The one place where plain strings become the ids of a year. */
export const yearScope = (organisationId: string, yearId: string): YearScope => ({
  organisationId: asId<OrganisationId>(organisationId),
  yearId: asId<YearId>(yearId),
});
