import { asId, defaultItem, type Item, type ItemId } from 'shared-kernel/model';
import type { DocumentData } from '../store/documents';
import { aField, aSearch, aSupporter, atLeast, aYear, SCOPE, YEAR } from './aYear';
import { testServer, type TestServer } from './testServer';

export const EMBED_PAGE = 'https://campaign.example.org/your-year';
export const PRODUCT = 'https://screens.example.com';
export const ADA = { uid: 'ada', token: { email: 'ada@example.org' } };
/** The same, at an email that the identity provider has verified. */
export const VERIFIED_ADA = { ...ADA, token: { ...ADA.token, email_verified: true } };
export const MILO = { uid: 'milo', token: { email: 'milo@example.org' } };

/** Everything that is known about Robin; every value is unlike all else. */
export const ROBINS_FIELDS = {
  'First Name': 'Robin-Zyx',
  'Last Name': 'Ashdown-Qwv',
  Town: 'Much-Alder-Kjh',
  Gift: '4711.25',
  'Secret Note': 'never-to-be-seen-Plm',
  Legacy: 'legacy-9182736455',
} as const;

/** Robin does not meet it. */
export const NEVER_MET: Item['conditions'][number] = {
  id: asId('c'),
  dataType: 'field',
  fieldType: 'data',
  dataIdMatch: 'exact',
  dataId: 'Legacy',
  pageAction: 'completed',
  pageCheckDate: true,
  dataEqualsOperator: '==',
  dataValue: 'nothing',
};

/** An item that says something. */
export const anItem = (text: string, changes: Partial<Item> = {}): Item => ({
  ...defaultItem(asId<ItemId>(`internal ${text.slice(0, 8)}`), 1),
  text,
  ...changes,
});

/** A screen for everybody, or for those who match a search. */
export const aShownScreen = (
  order: number,
  items: readonly Item[],
  changes: DocumentData = {},
): DocumentData => ({
  name: `Internal name ${String(order)}`,
  order,
  match: 'allUsers',
  searchIds: [],
  content: { backgroundColour: '#ffffff', items },
  ...changes,
});

const FIELDS = Object.keys(ROBINS_FIELDS).map(
  (name, index) =>
    [`fieldsList/f${String(index)}`, aField(name, name === 'Gift' ? 'number' : 'string')] as const,
);

/** A year with an embed page, two supporters, and screens that greet and thank. */
export function aShowServer(inside: Readonly<Record<string, DocumentData>> = {}): TestServer {
  const documents = aYear({
    ...Object.fromEntries(FIELDS),
    'supporters/robin@example.org': {
      ...aSupporter(ROBINS_FIELDS),
      supporterId: '5100',
    },
    'supporters/wren@example.org': { ...aSupporter({ Gift: '1' }), supporterId: '5200' },
    'searches/givers': aSearch(atLeast('Gift', 100)),
    'screens/hello': aShownScreen(1, [
      anItem('Dear {field|First Name|20|none|friend},'),
      anItem('Only with a secret {field|Secret Note|0|none|}', {
        conditions: [NEVER_MET],
      }),
    ]),
    'screens/thanks': aShownScreen(
      2,
      [anItem('You gave {field|Gift|0|moneyPounds|so much}!', { animation: 'countUp' })],
      { match: 'allSearches', searchIds: ['givers'] },
    ),
    ...inside,
  });
  return testServer({ ...documents, [YEAR]: { ...documents[YEAR], embedPage: EMBED_PAGE } });
}

export const IN_YEAR = { organisationId: SCOPE.organisationId, yearId: SCOPE.yearId };
export const VALID_UNTIL = { year: 2026, month: 12, day: 31 };

interface Exported {
  readonly rows: readonly { readonly supporterId: string; readonly link: string }[];
  readonly withoutId: number;
  readonly next: string | null;
}

export const exported = async (
  server: Pick<TestServer, 'handlers'>,
  validUntil = VALID_UNTIL,
): Promise<Exported> =>
  (await server.handlers.callables.exportLinks({ ...IN_YEAR, validUntil }, ADA)) as Exported;

/** The token of a supporter's newest link. */
export async function tokenOf(
  server: Pick<TestServer, 'handlers'>,
  supporterId = '5100',
  validUntil = VALID_UNTIL,
): Promise<string> {
  const { rows } = await exported(server, validUntil);
  const link = rows.find((row) => row.supporterId === supporterId)?.link ?? '';
  return link.slice(link.indexOf('#s=') + 3);
}

/** The token in the newest test that Ada sent to herself, for Robin. */
export async function testToken(server: TestServer): Promise<string> {
  const supporter = 'robin@example.org';
  await server.handlers.callables.sendTestLink({ ...IN_YEAR, supporter }, VERIFIED_ADA);
  const mails = await server.documents.list('mail');
  const { text = '' } = mails.at(-1)?.data['message'] as { readonly text?: string };
  return /#s=(\S+)/.exec(text)?.[1] ?? '';
}

interface Visit {
  readonly origin?: string;
  readonly address?: string;
  readonly method?: string;
}

/** What the embed script gets for a token. */
export const askShow = (
  server: Pick<TestServer, 'handlers'>,
  token: string,
  { origin = 'https://campaign.example.org', address = '192.0.2.1', method = 'POST' }: Visit = {},
): Promise<Response> =>
  server.handlers.embed(
    new Request(`${PRODUCT}/api/embed/screens`, {
      method,
      headers: { 'content-type': 'text/plain;charset=UTF-8', ...(origin === '' ? {} : { origin }) },
      ...(method === 'POST' ? { body: JSON.stringify({ token }) } : {}),
    }),
    address,
  );

/** What an earlier embed script gets, with the token in the path. */
export const getShow = (
  server: TestServer,
  token: string,
  { origin = 'https://campaign.example.org', address = '192.0.2.1', method = 'GET' }: Visit = {},
): Promise<Response> =>
  server.handlers.embed(
    new Request(`${PRODUCT}/api/embed/screens/${token}`, {
      method,
      headers: origin === '' ? {} : { origin },
    }),
    address,
  );

export const codeOf = async (answer: Response): Promise<unknown> =>
  ((await answer.json()) as { readonly code?: unknown }).code;

export const sendEvent = (
  server: TestServer,
  event: object | string,
  { origin = 'https://campaign.example.org', address = '192.0.2.1' } = {},
): Promise<Response> =>
  server.handlers.embed(
    new Request(`${PRODUCT}/api/embed/events`, {
      method: 'POST',
      headers: { ...(origin === '' ? {} : { origin }), 'content-type': 'text/plain' },
      body: typeof event === 'string' ? event : JSON.stringify(event),
    }),
    address,
  );
