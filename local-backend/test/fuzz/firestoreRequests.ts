import { PROJECT_ID } from '../../src';

/** Valid requests of each verb, about the demo. */
const DATABASE = `projects/${PROJECT_ID}/databases/(default)`;
const YEAR = `${DATABASE}/documents/organisations/oakhollow/years/2026`;

const filter = (field: string, op: string, value: object) => ({
  fieldFilter: { field: { fieldPath: field }, op, value },
});

const QUERY = {
  select: { fields: [{ fieldPath: 'name' }] },
  from: [{ collectionId: 'searches', allDescendants: false }],
  where: {
    compositeFilter: {
      op: 'AND',
      filters: [
        filter('match', 'IN', { arrayValue: { values: [{ stringValue: 'all' }] } }),
        filter('name', 'GREATER_THAN', { stringValue: '' }),
        { unaryFilter: { field: { fieldPath: 'conditions' }, op: 'IS_NOT_NULL' } },
      ],
    },
  },
  orderBy: [
    { field: { fieldPath: 'name' }, direction: 'DESCENDING' },
    { field: { fieldPath: '__name__' }, direction: 'DESCENDING' },
  ],
  startAt: { values: [{ stringValue: 'x' }], before: true },
  endAt: { values: [{ stringValue: 'a' }], before: false },
  offset: 0,
  limit: 10,
};

const FIELDS = {
  name: { stringValue: 'Fuzzed' },
  match: { stringValue: 'all' },
  conditions: {
    arrayValue: { values: [{ mapValue: { fields: { dataId: { stringValue: 'Gift' } } } }] },
  },
  revision: { integerValue: '1' },
  savedBy: { stringValue: 'ada.greenwood@example.org' },
  where: { geoPointValue: { latitude: 52.1, longitude: 4.3 } },
  share: { doubleValue: 0.5 },
  bytes: { bytesValue: 'AAEC' },
  other: { referenceValue: `${YEAR}/screens/hello` },
  at: { timestampValue: '2026-06-01T10:00:00.123456Z' },
  nothing: { nullValue: null },
};

const WRITES = [
  {
    update: { name: `${YEAR}/searches/fuzzed`, fields: FIELDS },
    updateMask: { fieldPaths: ['name', 'conditions', '`odd name`.inner'] },
    updateTransforms: [
      { fieldPath: 'savedAt', setToServerValue: 'REQUEST_TIME' },
      { fieldPath: 'revision', increment: { integerValue: '1' } },
      { fieldPath: 'tags', appendMissingElements: { values: [{ stringValue: 'a' }] } },
    ],
    currentDocument: { exists: false },
  },
  {
    delete: `${YEAR}/searches/other`,
    currentDocument: { updateTime: '2026-06-01T10:00:00.123456Z' },
  },
  { verify: `${YEAR}/searches/third`, currentDocument: { exists: true } },
];

/** In a document's name: a document of its own each time, so that what is saved is new. */
export const NEXT = 'NEXT-ID';

/** A search that a member creates, as the product does it: rules let it in, whatever its conditions say. */
export const SEARCH_WRITE = {
  update: {
    name: `${YEAR}/searches/${NEXT}`,
    fields: {
      name: { stringValue: 'Saved' },
      match: { stringValue: 'all' },
      conditions: {
        arrayValue: {
          values: [
            {
              mapValue: {
                fields: {
                  id: { stringValue: 'c1' },
                  dataType: { stringValue: 'field' },
                  fieldType: { stringValue: 'data' },
                  dataId: { stringValue: 'First Name' },
                  dataEqualsOperator: { stringValue: 'notEmpty' },
                  dataValue: { stringValue: '' },
                },
              },
            },
          ],
        },
      },
      revision: { integerValue: '1' },
      savedBy: { stringValue: 'ada.greenwood@example.org' },
      supportersMatchedUpdate: { booleanValue: true },
    },
  },
  updateTransforms: [{ fieldPath: 'savedAt', setToServerValue: 'REQUEST_TIME' }],
  currentDocument: { exists: false },
};

export interface VerbRequest {
  /** What stands before the colon; under `/v1/` over REST. */
  readonly resource: string;
  readonly verb: string;
  readonly body: object;
}

export const FIRESTORE_REQUESTS: readonly VerbRequest[] = [
  {
    resource: `${DATABASE}/documents`,
    verb: 'batchGet',
    body: { documents: [YEAR, `${YEAR}/searches/walkers`], mask: { fieldPaths: ['name'] } },
  },
  { resource: YEAR, verb: 'runQuery', body: { structuredQuery: QUERY } },
  {
    resource: YEAR,
    verb: 'runQuery',
    body: { structuredQuery: { from: [{ collectionId: 'screens' }] } },
  },
  {
    resource: YEAR,
    verb: 'runAggregationQuery',
    body: {
      structuredAggregationQuery: {
        structuredQuery: { from: [{ collectionId: 'searches' }] },
        aggregations: [
          { alias: 'all', count: { upTo: '5' } },
          { alias: 'sum', sum: { field: { fieldPath: 'revision' } } },
          { alias: 'average', avg: { field: { fieldPath: 'revision' } } },
        ],
      },
    },
  },
  { resource: `${DATABASE}/documents`, verb: 'commit', body: { writes: WRITES } },
  {
    resource: `${DATABASE}/documents`,
    verb: 'commit',
    body: { writes: [{ update: { name: `${YEAR}/searches/fuzzed`, fields: FIELDS } }] },
  },
  { resource: `${DATABASE}/documents`, verb: 'commit', body: { writes: [SEARCH_WRITE] } },
];
