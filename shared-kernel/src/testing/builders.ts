import {
  asId,
  DEFAULT_CONTENT,
  DEFAULT_STORY,
  defaultCondition,
  type CivilDate,
  type Condition,
  type ConditionId,
  type FieldListEntry,
  type Organisation,
  type OrganisationId,
  type Screen,
  type ScreenId,
  type Search,
  type SearchId,
  type Year,
  type YearId,
} from 'shared-kernel/model';

/** Builders name only what matters to a test; everything else is plain and valid. */
const NEVER_SAVED = { revision: 0, savedBy: '', savedAt: null };

/** A day of the year that builders build, on which nothing of the specification depends. */
export const A_DAY: CivilDate = { year: 2026, month: 6, day: 15 };

export const aCondition = (parts: Partial<Condition> = {}): Condition => ({
  ...defaultCondition(asId<ConditionId>('condition-1')),
  ...parts,
});

export const aSearch = (parts: Partial<Search> = {}): Search => ({
  id: asId<SearchId>('search-1'),
  name: 'A search',
  match: 'all',
  conditions: [],
  tags: [],
  supportersMatched: 0,
  supportersMatchedUpdate: false,
  supportersMatchedEmails: [],
  supportersMatchedAt: null,
  supportersMatchedFault: null,
  supportersMatchedSpread: null,
  saved: NEVER_SAVED,
  ...parts,
});

export const aScreen = (parts: Partial<Screen> = {}): Screen => ({
  id: asId<ScreenId>('screen-1'),
  name: 'A screen',
  order: 1,
  match: 'allUsers',
  searchIds: [],
  content: DEFAULT_CONTENT,
  tags: [],
  supportersMatched: 0,
  supportersMatchedUpdate: false,
  supportersMatchedEmails: [],
  supportersMatchedAt: null,
  supportersMatchedFault: null,
  setupSaved: NEVER_SAVED,
  contentSaved: NEVER_SAVED,
  ...parts,
});

export const aField = (parts: Partial<FieldListEntry> = {}): FieldListEntry => ({
  name: 'A field',
  type: 'string',
  count: 1,
  exampleValues: { random: [], largest: null, smallest: null },
  spread: {},
  ...parts,
});

export const anOrganisation = (parts: Partial<Organisation> = {}): Organisation => ({
  id: asId<OrganisationId>('organisation-1'),
  name: 'An organisation',
  preferences: { fontFamilies: [], colours: [] },
  preferencesSaved: NEVER_SAVED,
  pendingDeletion: null,
  ...parts,
});

export const aYear = (parts: Partial<Year> = {}): Year => ({
  id: asId<YearId>('year-1'),
  name: '2026',
  dateFrom: { year: 2025, month: 12, day: 31 },
  dateTo: { year: 2027, month: 1, day: 1 },
  embedPage: '',
  retainUntil: null,
  retainUntilSetBy: '',
  removeSupportersAt: null,
  supportersTotal: 0,
  supportersRemovedAt: null,
  story: DEFAULT_STORY,
  storySaved: { revision: 0, savedBy: '', savedAt: null },
  screensCombined: {},
  saved: NEVER_SAVED,
  pendingDeletion: null,
  ...parts,
});
