import { SHOW_VERSION, type ShowRefusal, type ShowRefusalCode } from 'shared-kernel/model';
import type { EventTally } from '../results/eventTally';
import type { Services } from '../services';
import { crowdLimits, networkKey } from './crowdLimits';
import { mayEmbed } from './mayEmbed';
import { readAskedToken, readEvent } from './readRequest';
import type { OpenedLink, ShowServer } from './showServer';

/** Answers the embed script; `address` is the network address of who asks. */
export type EmbedHandler = (request: Request, address: string) => Promise<Response>;

export interface EmbedParts {
  readonly shows: ShowServer;
  readonly tally: EventTally;
}

const SCREENS = '/api/embed/screens';
/** As copies of the script ask that are older than the route above. */
const EARLIER_SCREENS = /^\/api\/embed\/screens\/([^/]+)$/;
const EVENTS = '/api/embed/events';
/** What is said with the organisation's name: to whoever holds a link of its, on a page that may show its screens. */
const NAMING: ReadonlySet<ShowRefusalCode> = new Set(['no-screens', 'revoked-link']);
/** Seconds in which the supporter's own browser may show it again without asking; it keeps no answer to a POST. */
const SHOW_MAX_AGE = 60;

/**
 * `POST /api/embed/screens`, `GET /api/embed/screens/{token}` of earlier scripts, and `POST /api/embed/events`
 * (`shared-kernel/model`, finishedShow). No cookie is set or read. A show is readable by the year's embed page and our
 * own origin alone, a refusal by any page, since it says nothing about anybody.
 */
export function embedHandler(
  services: Pick<Services, 'now'>,
  { shows, tally }: EmbedParts,
): EmbedHandler {
  const limits = crowdLimits(services);

  const answerShow = async (
    request: Request,
    token: string,
    network: string,
  ): Promise<Response> => {
    const waitForNetwork = limits.network(network);
    if (waitForNetwork > 0) return tooMany(waitForNetwork);
    const guess = onceOnly(() => limits.guess(network));
    const link = await shows.openLink(token, () => guess() === 0);
    if (!link.ok)
      return link.error === 'unknown-link' && guess() > 0 ? tooMany(guess()) : refusal(link.error);
    if (!mayEmbed(request, link.value.year)) return refusal('wrong-page');
    if (request.method === 'OPTIONS') return preflight(request);
    const waitForLink = limits.link(linkKey(link.value));
    if (waitForLink > 0) return tooMany(waitForLink);
    const show = await shows.showOf(link.value);
    if (show.ok) return readableBy(request, show.value.show);
    const { organisationName } = link.value.year;
    return NAMING.has(show.error)
      ? readableBy(request, {
          version: SHOW_VERSION,
          code: show.error,
          organisation: { name: organisationName },
        } satisfies ShowRefusal)
      : refusal(show.error);
  };

  const countEvent = async (request: Request, network: string): Promise<void> => {
    if (limits.network(network) > 0) return;
    const event = await readEvent(request);
    if (event === null) return;
    const guess = onceOnly(() => limits.guess(network));
    const link = await shows.openLink(event.token, () => guess() === 0);
    if (!link.ok) {
      guess();
      return;
    }
    if (link.value.isTest) return;
    if (!mayEmbed(request, link.value.year)) return;
    if (limits.link(`events ${linkKey(link.value)}`) > 0) return;
    const screenId = (await shows.screenIdsOf(link.value))[event.screen];
    if (screenId !== undefined) await tally.count(link.value.scope, event.event, screenId);
  };

  return async (request, address) => {
    const { pathname } = new URL(request.url);
    const [, earlierToken] = EARLIER_SCREENS.exec(pathname) ?? [];
    if (earlierToken === undefined && pathname !== SCREENS && pathname !== EVENTS)
      return answer(404, null);
    const method = earlierToken === undefined ? 'POST' : 'GET';
    if (request.method !== method && request.method !== 'OPTIONS')
      return answer(405, null, { Allow: `${method}, OPTIONS` });
    if (earlierToken !== undefined)
      return answerShow(request, earlierToken, networkKey('show', address));
    // Neither of the two needs a preflight, and to answer one would tell nothing.
    if (request.method === 'OPTIONS') return answer(204, null);
    if (pathname === SCREENS)
      return answerShow(request, await readAskedToken(request), networkKey('show', address));
    await countEvent(request, networkKey('event', address));
    return answer(204, null);
  };
}

const linkKey = ({ scope, reference }: OpenedLink): string =>
  `${scope.organisationId}/${scope.yearId}/${reference}`;

function onceOnly(take: () => number): () => number {
  let taken: number | null = null;
  return () => (taken ??= take());
}

const ALWAYS = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  Vary: 'Origin',
} as const;

const answer = (
  status: number,
  body: object | null,
  headers: Readonly<Record<string, string>> = {},
): Response =>
  body === null
    ? new Response(null, { status, headers: { ...ALWAYS, ...headers } })
    : Response.json(body, { status, headers: { ...ALWAYS, ...headers } });

/** With status 200: a browser writes every other one to the console of the page. */
const refusal = (code: ShowRefusalCode, headers: Readonly<Record<string, string>> = {}): Response =>
  answer(200, { version: SHOW_VERSION, code }, { 'Access-Control-Allow-Origin': '*', ...headers });

const tooMany = (waitSeconds: number): Response =>
  refusal('too-many-requests', { 'Retry-After': String(waitSeconds) });

const readableBy = (request: Request, body: object): Response =>
  answer(200, body, {
    ...allowedOrigin(request),
    ...(request.method === 'GET'
      ? { 'Cache-Control': `private, max-age=${String(SHOW_MAX_AGE)}` }
      : {}),
  });

const preflight = (request: Request): Response =>
  answer(204, null, { ...allowedOrigin(request), 'Access-Control-Allow-Methods': 'GET' });

const allowedOrigin = (request: Request): Readonly<Record<string, string>> => {
  const origin = request.headers.get('origin');
  return origin === null ? {} : { 'Access-Control-Allow-Origin': origin };
};
