/** One document of each kind as it is stored, with every part that a codec reads. */
const CONDITION = {
  id: 'c1',
  dataType: 'field',
  fieldType: 'data',
  dataIdMatch: 'fuzzy',
  dataId: 'Gift',
  pageAction: 'completed',
  pageCheckDate: true,
  dataEqualsOperator: '>=',
  dataValue: '50',
};

const MATCHED = {
  supportersMatched: 12,
  supportersMatchedUpdate: false,
  supportersMatchedEmails: ['bea@example.org'],
  supportersMatchedAt: new Date('2026-06-01T10:00:00Z'),
  supportersMatchedFault: { code: 'cycle', message: 'The searches refer to each other' },
};

const LAYOUT = {
  maxWidth: 50,
  position: { top: 25, horizontal: 25 },
  font: { size: 24, lineHeight: 30 },
  padding: 4,
};

const ITEM = {
  id: 'i1',
  order: 1,
  type: 'text',
  text: 'Dear {field|First Name|20|none|friend}',
  url: '',
  animation: 'typewriter',
  delay: 2,
  horizontalAlignment: 'center',
  font: { family: 'Arial', colour: '#000000', style: 'normal', weight: 'bold' },
  backgroundColour: 'rgba(255, 255, 255, 0.5)',
  conditions: [CONDITION],
  conditionsMatch: 'all',
  screenSizes: { mobilePortrait: LAYOUT, desktopLandscape: LAYOUT },
};

const CONTENT = {
  backgroundColour: '#ffffff',
  backgroundImage: 'https://example.org/wood.jpg',
  backgroundImageBrightness: 1,
  backgroundImageContrast: 1.2,
  delayAfterLastItem: 2,
  items: [ITEM, { ...ITEM, id: 'i2', order: 2, type: 'image', text: 'A wood' }],
};

const SAVED_AT = new Date('2026-05-01T08:30:00Z');

const PENDING_DELETION = {
  by: 'ada@example.org',
  at: SAVED_AT,
  removeAt: new Date('2026-05-31T08:30:00Z'),
};

const MAPPING = {
  emailPosition: 1,
  supporterIdPosition: 2,
  columns: [{ position: 3, name: 'Gift', type: 'donation', include: true }],
};

const CHOICES = {
  leftOut: ['IBAN'],
  changed: [{ column: 'Gift', role: 'data', name: 'Gifts', type: 'number' }],
};

const REJECTED = {
  rejectedNoEmail: 1,
  rejectedInvalidEmail: 1,
  rejectedTooManyCells: 0,
  rejectedOther: 0,
};

export const VALID_DOCUMENTS = {
  search: {
    name: 'Walkers',
    match: 'any',
    conditions: [CONDITION, { ...CONDITION, id: 'c2', dataType: 'search', dataId: 'givers' }],
    ...MATCHED,
    supportersMatchedSpread: { '1': 3, '2': 9 },
    revision: 4,
    savedBy: 'ada@example.org',
    savedAt: SAVED_AT,
  },
  screen: {
    name: 'Hello',
    order: 1,
    match: 'anySearches',
    searchIds: ['walkers', 'givers'],
    content: CONTENT,
    ...MATCHED,
    setupRevision: 2,
    setupSavedBy: 'ada@example.org',
    setupSavedAt: SAVED_AT,
    contentRevision: 7,
    contentSavedBy: 'milo@example.org',
    contentSavedAt: SAVED_AT,
  },
  content: CONTENT,
  field: {
    name: 'Gift',
    type: 'donation',
    count: 40,
    exampleValues: {
      random: [{ value: '£5', supporterEmail: 'bea@example.org' }],
      largest: { value: '£500', supporterEmail: 'bo@example.org' },
      smallest: { value: '£1', supporterEmail: 'kit@example.org' },
    },
    spread: { '1': 4, none: 2 },
    spreadId: 'gift',
    histogram: [{ label: '0-10', count: 4 }],
    distinct: 9,
    inferredType: 'number',
    typeSetBy: 'ada@example.org',
  },
  spread: { spread: { '1': 4, none: 2 } },
  organisation: {
    name: 'Oakhollow',
    preferences: { fontFamilies: ['Inter'], colours: ['#14746f'] },
    preferencesRevision: 3,
    preferencesSavedBy: 'ada@example.org',
    preferencesSavedAt: SAVED_AT,
    pendingDeletion: PENDING_DELETION,
  },
  year: {
    name: '2026',
    dateFrom: new Date('2025-12-31T00:00:00Z'),
    dateTo: '2027-01-01T00:00:00Z',
    embedPage: 'https://campaign.example.org/your-year',
    retainUntil: new Date('2028-01-01T00:00:00Z'),
    retainUntilSetBy: 'ada@example.org',
    removeSupportersAt: new Date('2028-01-09T00:00:00Z'),
    supportersData: { total: 80, removedAt: null },
    screensCombinedSupportersMatched: { '1': { total: 8, supporterEmails: ['bea@example.org'] } },
    revision: 3,
    savedBy: 'ada@example.org',
    savedAt: SAVED_AT,
    pendingDeletion: PENDING_DELETION,
  },
  user: { profile: { email: 'ada@example.org', firstName: 'Ada' }, organisation: 'oakhollow' },
  supporter: { supporterId: '5100', fields: { 'First Name': 'Bea', Gift: 5, Active: true } },
  mapping: MAPPING,
  importRecord: {
    fileName: 'supporters.csv',
    sizeBytes: 900,
    chunkCount: 1,
    fingerprint: 'a'.repeat(64),
    options: { encoding: null, delimiter: ',' },
    readAs: { encoding: 'utf-8', delimiter: ',' },
    state: 'checked',
    step: 'Comparing',
    processed: 3,
    total: 9,
    stepStartedAt: SAVED_AT,
    cancelRequested: false,
    columns: [
      {
        position: 1,
        header: 'Email',
        name: 'Email',
        role: 'email',
        type: 'string',
        typeShare: 1,
        filled: 9,
        samples: ['bea@example.org'],
        notes: [{ code: 'guessed', text: 'This looks like e-mails' }],
        refused: false,
      },
    ],
    earlier: { startedAt: SAVED_AT, choices: CHOICES },
    mapping: MAPPING,
    check: {
      id: 'check-1',
      rows: 9,
      newSupporters: 3,
      changed: 2,
      unchanged: 4,
      rejected: REJECTED,
      shortRows: 0,
      mergedRows: 1,
      erasedRows: 1,
      merged: [{ line: 4, email: 'bea@example.org' }],
      absentSupporters: 2,
      fieldsNew: ['Town'],
      fieldsGone: ['City'],
      fieldsOfChangedType: [{ name: 'Gift', before: 'number', after: 'donation' }],
      brokenUses: [
        {
          fieldName: 'City',
          searches: [{ id: 'walkers', name: 'Walkers' }],
          screens: [{ id: 'hello', name: 'Hello' }],
        },
      ],
      brokenUsesMore: 0,
      supportersRevision: 'r1',
    },
    choices: CHOICES,
    absent: 'keep',
    counts: { rows: 9, ...REJECTED, mergedRows: 1, erasedRows: 0, supporters: 8 },
    outcome: { newSupporters: 3, changed: 2, unchanged: 4, removed: 0 },
    rejectedRows: [{ line: 4, reason: 'noEmail' }],
    failure: '',
    startedBy: 'ada@example.org',
    startedAt: SAVED_AT,
    finishedAt: null,
    undoable: true,
  },
} as const;
