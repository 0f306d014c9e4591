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
  setNeverShare: { ...YEAR, fieldName: 'First Name', never: true },
  describeField: {
    ...{ ...YEAR, fieldName: 'First Name', expectedRevision: 0 },
    description: {
      ...{ description: 'As they are greeted', owner: 'Fundraising', source: 'Campaign platform' },
      ...{ retention: 'Seven years', sensitive: false },
    },
  },
  exportLinks: { ...YEAR, validUntil: { ...DAY, year: 2027 }, after: '1/bea@example.org' },
  revokeLink: { ...YEAR, supporter: ROBIN },
  revokeAllLinks: YEAR,
  linkState: YEAR,
  saveSharing: { ...YEAR, sharing: { hashtag: '#OurYear', picture: true }, expectedRevision: 0 },
  saveStory: {
    ...YEAR,
    story: {
      language: 'nl',
      transition: 'push',
      linksLeadTo: 'hostedPage',
      hostedPage: { path: 'oakhollow-year', title: 'Your year', description: 'In the woods' },
      logo: 'https://pictures.example.org/oak.svg',
      colour: '#14532d',
      closingCard: {
        shown: true,
        title: 'Thank you',
        numbers: [{ text: '{field|Trees|0|none|0}', label: 'trees' }],
        actions: [{ label: 'Give', address: 'https://example.org/give' }],
        qrCode: true,
      },
    },
    expectedRevision: 0,
  },
  createOrganisation: { name: 'A new wood' },
  renameOrganisation: { organisationId: 'oakhollow', name: 'Oakhollow' },
  savePreferences: {
    organisationId: 'oakhollow',
    fontFamilies: ['Inter'],
    colours: ['#14746f'],
    expectedRevision: 0,
  },
  setWhoPublishes: { organisationId: 'oakhollow', onlyPublishersPublish: true },
  saveBrand: {
    organisationId: 'oakhollow',
    brand: {
      logo: '',
      palette: {
        ground: '#f6f1e3',
        text: '#12372a',
        accent: '#c8553d',
        secondAccent: '#f2b950',
      },
      fonts: { heading: 'Fraunces', body: 'Inter' },
      corners: 'soft',
    },
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
  deleteYear: { ...YEAR, yearId: 'none', confirmedName: '2026' },
  restoreYear: YEAR,
  deleteOrganisation: { organisationId: 'none', confirmedName: 'Oakhollow' },
  restoreOrganisation: { organisationId: 'oakhollow' },
  listPeople: { organisationId: 'oakhollow' },
  invitePerson: { organisationId: 'oakhollow', email: 'new@example.org', admin: false },
  withdrawInvitation: { organisationId: 'oakhollow', email: 'new@example.org' },
  listInvitations: {},
  takeUpInvitation: { organisationId: 'oakhollow' },
  declineInvitation: { organisationId: 'oakhollow' },
  leaveOrganisation: { organisationId: 'nobody-of-ours' },
  removeMember: { organisationId: 'oakhollow', userId: 'nobody-of-ours' },
  setRole: { organisationId: 'oakhollow', userId: 'nobody-of-ours', role: 'viewer' },
  setAdmin: { organisationId: 'oakhollow', userId: 'nobody-of-ours', admin: true },
  countSearch: {
    ...YEAR,
    search: { id: 'draft', name: 'Draft', match: 'all', conditions: [CONDITION] },
    requestId: 1,
  },
  countAudience: {
    ...YEAR,
    screen: {
      id: 'draft',
      match: 'anySearches',
      searchIds: ['gave'],
      items: [
        {
          id: 'one',
          texts: ['{field|Trees|0|none|many} trees'],
          conditions: [CONDITION],
          conditionsMatch: 'all',
        },
      ],
    },
    requestId: 1,
  },
  previewCalculatedField: {
    ...YEAR,
    field: { id: 'draft', calculation: { kind: 'yearsSince', field: 'Joined' } },
    requestId: 1,
  },
  saveCalculatedField: {
    ...YEAR,
    field: {
      ...{ id: 'draft', name: 'Years with us', explained: false },
      calculation: { kind: 'yearsSince', field: 'Joined' },
    },
    expectedRevision: 0,
  },
  deleteCalculatedField: { ...YEAR, id: 'nothing-of-ours' },
  readReach: YEAR,
  readResults: YEAR,
  readActivity: {
    ...{ organisationId: 'oakhollow', after: 'entry-1' },
    filter: { by: ROBIN, kind: 'saves', yearId: 'y', from: '2026-01-01', to: '2026-12-31' },
  },
  exportActivity: { organisationId: 'oakhollow', filter: { supporter: ROBIN }, withDigests: true },
  eraseSupporter: { ...YEAR, email: 'nobody@example.org' },
  exportSupporter: { ...YEAR, email: ROBIN },
  exportYear: YEAR,
  bringBackYear: {
    organisationId: 'oakhollow',
    file: {
      year: { id: 'y', name: 'Back', dateFrom: '2025-12-31', dateTo: '2027-01-01' },
      searches: [{ id: 's', name: 'All', match: 'all', conditions: [] }],
      screens: [],
      fields: [{ name: 'A', type: 'string', typeSet: true, neverShare: false }],
    },
  },
  readSupporter: { ...YEAR, email: ROBIN },
  findSupporter: { ...YEAR, email: ROBIN },
  allowSupporter: { ...YEAR, email: 'nobody@example.org' },
  readCareList: { organisationId: 'oakhollow' },
  addToCareList: {
    organisationId: 'oakhollow',
    entries: [
      {
        ...{ of: 'email', value: 'nobody@example.org', effect: 'out', reason: 'complaint' },
        ...{ note: 'They rang', lastDay: { ...DAY, year: 2027 } },
      },
      {
        ...{ of: 'search', value: 'Nobody at all', effect: 'out', reason: 'bereavement' },
        ...{ note: '', lastDay: null },
        search: {
          match: 'all',
          conditions: [{ ...CONDITION, dataId: 'Nothing of ours', dataEqualsOperator: '==' }],
        },
      },
    ],
  },
  endCareEntries: { organisationId: 'oakhollow', ids: ['nothing-of-ours'] },
  reportFault: {
    ...{ remote: 'searches', version: '1.0.0', owner: 'Searches team' },
    ...{ kind: 'render', message: 'boom', stack: 'at Editor' },
  },
  readFaults: {},
};
