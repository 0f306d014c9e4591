/** A valid request of every callable, about the demo. Nobody but people whom the demo can spare is removed. */
const YEAR = { organisationId: 'oakhollow', yearId: '2026' };
const DAY = { year: 2026, month: 12, day: 31 };
const IMPORT = { ...YEAR, importId: 'import-1' };
const ROBIN = 'robin.ashdown@example.org';

const CONDITION = {
  id: 'c1',
  dataType: 'field',
  fieldType: 'data',
  dataIdMatch: 'exact',
  dataId: 'First Name',
  pageAction: 'completed',
  pageCheckDate: true,
  dataEqualsOperator: '>=',
  dataValue: '5',
};

export const CALLABLE_REQUESTS: Readonly<Record<string, object>> = {
  startImport: {
    ...YEAR,
    fileName: 'new.csv',
    sizeBytes: 40,
    chunkCount: 1,
    fingerprint: 'a'.repeat(64),
    options: { encoding: null, delimiter: ',' },
    anew: true,
  },
  finishUpload: IMPORT,
  reinspectImport: { ...IMPORT, options: { encoding: 'utf-8', delimiter: null } },
  checkImport: {
    ...IMPORT,
    mapping: {
      emailPosition: 1,
      supporterIdPosition: null,
      columns: [{ position: 2, name: 'Town', type: null, include: true }],
    },
  },
  runImport: { ...IMPORT, checkId: 'check-1', absent: 'keep' },
  cancelImport: IMPORT,
  undoImport: IMPORT,
  downloadRejectedRows: IMPORT,
  setFieldType: { ...YEAR, fieldName: 'First Name', type: 'string' },
  exportLinks: { ...YEAR, validUntil: { ...DAY, year: 2027 }, after: '1/bea@example.org' },
  revokeLink: { ...YEAR, supporter: ROBIN },
  revokeAllLinks: YEAR,
  linkState: YEAR,
  saveSharing: { ...YEAR, sharing: { hashtag: '#OurYear', picture: true }, expectedRevision: 0 },
  createOrganisation: { name: 'A new wood' },
  renameOrganisation: { organisationId: 'oakhollow', name: 'Oakhollow' },
  savePreferences: {
    organisationId: 'oakhollow',
    fontFamilies: ['Inter'],
    colours: ['#14746f'],
    expectedRevision: 0,
  },
  saveYear: {
    organisationId: 'oakhollow',
    yearId: null,
    name: '2027',
    firstDay: { year: 2027, month: 1, day: 1 },
    lastDay: { ...DAY, year: 2027 },
    embedPage: 'https://campaign.example.org/your-year',
    retainUntil: null,
    expectedRevision: 0,
  },
  listPeople: { organisationId: 'oakhollow' },
  invitePerson: { organisationId: 'oakhollow', email: 'new@example.org', admin: false },
  withdrawInvitation: { organisationId: 'oakhollow', email: 'new@example.org' },
  listInvitations: {},
  takeUpInvitation: { organisationId: 'oakhollow' },
  declineInvitation: { organisationId: 'oakhollow' },
  leaveOrganisation: { organisationId: 'nobody-of-ours' },
  removeMember: { organisationId: 'oakhollow', userId: 'nobody-of-ours' },
  setAdmin: { organisationId: 'oakhollow', userId: 'nobody-of-ours', admin: true },
  countSearch: {
    ...YEAR,
    search: { id: 'draft', name: 'Draft', match: 'all', conditions: [CONDITION] },
    requestId: 1,
  },
  readReach: YEAR,
  readResults: YEAR,
  readActivity: { organisationId: 'oakhollow', after: 'entry-1' },
  eraseSupporter: { ...YEAR, email: 'nobody@example.org' },
  exportSupporter: { ...YEAR, email: ROBIN },
  allowSupporter: { ...YEAR, email: 'nobody@example.org' },
};
