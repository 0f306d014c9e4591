import {
  codeOf,
  EMBED_PAGE,
  exported,
  getShow,
  IN_YEAR,
  PRODUCT,
  ROBINS_FIELDS,
  ADA,
  sendEvent,
  tokenOf,
  aShowServer,
  testToken,
} from '../aShow';
import { YEAR } from '../aYear';
import { publishAll } from '../publishAll';
import type { TestServer } from '../testServer';
import type { MatrixResult } from './accessMatrix';

/** Who asks with a link has no account: what they may see hangs on the link, and on the page that asks. */
interface LinkKind {
  /** What the server answers to a page that may ask; null shows the screens. */
  readonly code: string | null;
  /** Whether we signed it and it is of today: then a page that may not ask is told no more than that. */
  readonly opens: boolean;
  /** Whether what is seen with it is left out of the results. */
  readonly isTest?: true;
  readonly token: (on: TestServer) => Promise<string>;
}

const DAY_MS = 24 * 60 * 60 * 1000;

const LINKS = {
  valid: { code: null, opens: true, token: (on) => tokenOf(on) },
  'that staff sent to themselves': { code: null, opens: true, isTest: true, token: testToken },
  'not one': { code: 'unknown-link', opens: false, token: () => Promise.resolve('nothing') },
  'with another signature': {
    code: 'unknown-link',
    opens: false,
    token: async (on) => {
      const [payload = ''] = (await tokenOf(on)).split('.');
      return `${payload}.${Buffer.alloc(16, 1).toString('base64url')}`;
    },
  },
  'for somebody else by the same signature': {
    code: 'unknown-link',
    opens: false,
    token: async (on) => {
      const [payload = ''] = (await tokenOf(on, '5200')).split('.');
      const [, mac = ''] = (await tokenOf(on)).split('.');
      return `${payload}.${mac}`;
    },
  },
  revoked: {
    code: 'revoked-link',
    opens: true,
    token: async (on) => {
      const token = await tokenOf(on);
      await on.handlers.callables.revokeLink({ ...IN_YEAR, supporter: 'robin@example.org' }, ADA);
      return token;
    },
  },
  'of a year whose links were all revoked': {
    code: 'revoked-link',
    opens: false,
    token: async (on) => {
      const token = await tokenOf(on);
      await on.handlers.callables.revokeAllLinks(IN_YEAR, ADA);
      await exported(on);
      return token;
    },
  },
  'past its last day': {
    code: 'expired-link',
    opens: false,
    token: async (on) => {
      const token = await tokenOf(on, '5100', { year: 2026, month: 6, day: 1 });
      on.advance(DAY_MS);
      return token;
    },
  },
  'of somebody on the care list': {
    code: 'expired-link',
    opens: true,
    token: async (on) => {
      const token = await tokenOf(on);
      await onCareList(on, { effect: 'out', lastDay: null });
      return token;
    },
  },
  'of somebody who is left alone until a day': {
    code: 'expired-link',
    opens: true,
    token: async (on) => {
      const token = await tokenOf(on);
      await onCareList(on, { effect: 'quiet', lastDay: { year: 2027, month: 1, day: 31 } });
      return token;
    },
  },
  'of somebody who was erased': {
    code: 'unknown-link',
    opens: true,
    token: async (on) => {
      const token = await tokenOf(on);
      await on.handlers.callables.eraseSupporter({ ...IN_YEAR, email: 'robin@example.org' }, ADA);
      return token;
    },
  },
  'of a year whose version is over': {
    code: 'expired-link',
    opens: true,
    token: async (on) => {
      const token = await tokenOf(on);
      await publishAll(on, { until: '2026-06-01T02:00' });
      on.advance(DAY_MS / 4);
      return token;
    },
  },
  'of a year that was taken down': {
    code: 'no-screens',
    opens: true,
    token: async (on) => {
      const token = await tokenOf(on);
      await on.handlers.callables.takeDown(IN_YEAR, ADA);
      return token;
    },
  },
} as const satisfies Readonly<Record<string, LinkKind>>;

const onCareList = (on: TestServer, entry: object): Promise<unknown> => {
  const robin = { of: 'email', value: 'robin@example.org', reason: 'complaint', note: '' };
  const entries = [{ ...robin, ...entry }];
  return on.handlers.callables.addToCareList({ ...IN_YEAR, entries }, ADA);
};

const PAGES = {
  'the embed page': { origin: new URL(EMBED_PAGE).origin, mayAsk: true },
  'our own pages': { origin: PRODUCT, mayAsk: true },
  'no page': { origin: '', mayAsk: true },
  'a foreign page': { origin: 'https://elsewhere.example.com', mayAsk: false },
  'a page of the same host, unencrypted': {
    origin: EMBED_PAGE.replace('https', 'http').replace('/your-year', ''),
    mayAsk: false,
  },
  'a file or a sandbox': { origin: 'null', mayAsk: false },
} as const;

/** Every kind of link, from every kind of page, for the show and for its events. */
export async function askedByLink(): Promise<MatrixResult> {
  const wrong: string[] = [];
  let asked = 0;
  let admitted = 0;
  for (const [linkName, link] of Object.entries<LinkKind>(LINKS))
    for (const [pageName, { origin, mayAsk }] of Object.entries(PAGES)) {
      const name = `a link ${linkName}, asked by ${pageName}`;
      const code = link.opens && !mayAsk ? 'wrong-page' : link.code;
      const faults = [
        ...(await faultsOfShow(link, origin, code)),
        ...(await faultsOfEvent(link, origin, code === null && link.isTest !== true)),
      ];
      wrong.push(...faults.map((fault) => `${name}: ${fault}`));
      asked += 2;
      if (code === null) admitted += 2;
    }
  return { asked, admitted, wrong };
}

async function faultsOfShow(
  { token }: LinkKind,
  origin: string,
  code: string | null,
): Promise<readonly string[]> {
  const on = aShowServer();
  const answer = await getShow(on, await token(on), { origin });
  const text = await answer.clone().text();
  const told = code === null ? null : await codeOf(answer);
  const isShown = text.includes(ROBINS_FIELDS['First Name']);
  const mayRead = answer.headers.get('access-control-allow-origin');
  return [
    ...(told === code ? [] : [`was answered ${String(told)} instead of ${String(code)}`]),
    ...(isShown === (code === null) ? [] : [isShown ? 'saw the screens' : 'saw no screens']),
    ...(code !== null || origin === '' || mayRead === origin ? [] : ['cannot read its answer']),
    ...(text.includes(ROBINS_FIELDS['Secret Note']) ? ['was told a secret'] : []),
  ];
}

async function faultsOfEvent(
  { token }: LinkKind,
  origin: string,
  isCounted: boolean,
): Promise<readonly string[]> {
  const on = aShowServer();
  await sendEvent(on, { token: await token(on), event: 'opened', screen: 0 }, { origin });
  const counted = (await on.documents.list(`${YEAR}/results`)).length > 0;
  return counted === isCounted ? [] : [counted ? 'was counted' : 'was not counted'];
}
