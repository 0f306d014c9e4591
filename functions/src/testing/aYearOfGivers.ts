import { requestMatching } from '../matching/requestMatching';
import type { DocumentData } from '../store/documents';
import { aField, aSupporter, SCOPE, YEAR } from './aYear';
import type { TestServer } from './testServer';

/** The matching job of the year. */
export const MATCHING_JOB = `${YEAR}/jobs/matching`;

/** Inside a year: two supporters who gave 5 and 50. */
export const TWO_GIVERS = {
  'fieldsList/f1': aField('Gift', 'number'),
  'supporters/a@example.org': aSupporter({ Gift: '5' }),
  'supporters/b@example.org': aSupporter({ Gift: '50' }),
} as const;

/** The same beside one of whom nothing is known. */
export const GIVERS = { ...TWO_GIVERS, 'supporters/c@example.org': aSupporter({}) } as const;

/** Writes as a client does, on top of what is stored. */
export const save = (
  server: TestServer,
  path: string,
  data: Readonly<Record<string, unknown>>,
): Promise<void> => server.documents.commit([{ kind: 'merge', path: `${YEAR}/${path}`, data }]);

export const storedSearch = (server: TestServer, id: string): Promise<DocumentData> =>
  server.data(`${YEAR}/searches/${id}`);

/** Asks for a count of everything in the year. */
export const askForAll = ({ services }: TestServer): Promise<void> =>
  requestMatching(services, SCOPE, { everything: true, changedIds: [] });

/** The same, and waits for it. */
export async function countAll(server: TestServer): Promise<void> {
  await askForAll(server);
  await server.settled();
}
