import type { JobServer } from '../jobs/jobServer';

export const YEAR = 'organisations/grove/years/2026';
export const MEMBER = { uid: 'milo', token: { email: 'milo@example.org' } };

/** Supporters number 0 to count - 1, who gave as much as their number. */
export const writeGivers = (
  { documents }: Pick<JobServer, 'documents'>,
  count: number,
): Promise<void> =>
  documents.bulk(
    Array.from({ length: count }, (_, n) => ({
      kind: 'set' as const,
      path: `${YEAR}/supporters/s${String(n)}@example.org`,
      data: { supporterId: String(n), fields: { Gift: String(n) } },
    })),
  );

/** An organisation with one year, a member and a field list. */
export const writeYear = ({ documents }: Pick<JobServer, 'documents'>): Promise<void> =>
  documents.commit([
    { kind: 'set', path: `users/${MEMBER.uid}`, data: { organisation: 'grove' } },
    {
      kind: 'set',
      path: YEAR,
      data: {
        name: '2026',
        dateFrom: new Date(Date.UTC(2025, 11, 31)),
        dateTo: new Date(Date.UTC(2027, 0, 1)),
      },
    },
    { kind: 'set', path: `${YEAR}/fieldsList/gift`, data: { name: 'Gift', type: 'number' } },
  ]);

/** A search for those who gave at least so much, which waits for its count. */
export const givers = (least: number) => ({
  name: `Gave ${String(least)}`,
  match: 'all',
  conditions: [
    {
      id: 'c',
      dataType: 'field',
      fieldType: 'data',
      dataId: 'Gift',
      dataEqualsOperator: '>=',
      dataValue: String(least),
    },
  ],
  supportersMatchedUpdate: true,
});

/** A search for those whom another one matches. */
export const matching = (searchId: string) => ({
  ...givers(1),
  conditions: [
    { id: 'c', dataType: 'search', dataId: searchId, dataEqualsOperator: '>=', dataValue: '1' },
  ],
});

/** Saves searches as clients do. */
export const saveSearches = (
  { documents }: Pick<JobServer, 'documents'>,
  searches: Readonly<Record<string, object>>,
): Promise<void> =>
  documents.commit(
    Object.entries(searches).map(([id, search]) => ({
      kind: 'merge' as const,
      path: `${YEAR}/searches/${id}`,
      data: { ...search },
    })),
  );

/** What is stored as matched, by search id. */
export const countsOf = async ({
  documents,
}: Pick<JobServer, 'documents'>): Promise<Readonly<Record<string, unknown>>> =>
  Object.fromEntries(
    (await documents.list(`${YEAR}/searches`)).map(({ id, data }) => [
      id,
      data['supportersMatched'],
    ]),
  );
