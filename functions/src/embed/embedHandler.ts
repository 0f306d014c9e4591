import { SHOW_VERSION, type ShowRefusalCode } from 'shared-kernel/model';
import type { EventTally } from '../results/eventTally';
import type { Services } from '../services';
import { mayEmbed } from './mayEmbed';
import { networkOf } from './networkOf';
import { rateLimit } from './rateLimit';
import { readEvent } from './readEvent';
import type { OpenedLink, ShowServer } from './showServer';

/** Answers the embed script; `address` is the network address of who asks. */
export type EmbedHandler = (request: Request, address: string) => Promise<Response>;

export interface EmbedParts {
  readonly shows: ShowServer;
  readonly tally: EventTally;
}

/** One address may be a whole office, one link a family's. */
const BY_ADDRESS = { burst: 120, perSecond: 2 } as const;
const BY_LINK = { burst: 30, perSecond: 0.5 } as const;

const SCREENS = /^\/api\/embed\/screens\/([^/]+)$/;
const EVENTS = '/api/embed/events';
/** Seconds in which the supporter's own browser may show it again without asking. */
const SHOW_MAX_AGE = 60;

/**
 * `GET /api/embed/screens/{token}` and `POST /api/embed/events` (`shared-kernel/model`, finishedShow). No cookie is set
 * or read. A show is readable by the year's embed page and our own origin alone, a refusal by any page, since it says
 * nothing about anybody.
 */
export function embedHandler(
  { now }: Pick<Services, 'now'>,
  { shows, tally }: EmbedParts,
): EmbedHandler {
  const addresses = rateLimit({ ...BY_ADDRESS, now });
  const links = rateLimit({ ...BY_LINK, now });
  const linkKey = ({ scope, reference }: OpenedLink): string =>
    `${scope.organisationId}/${scope.yearId}/${reference}`;

  const answerShow = async (request: Request, token: string): Promise<Response> => {
    const link = await shows.openLink(token);
    if (!link.ok) return refusal(link.error);
    if (!mayEmbed(request, link.value.year)) return refusal('wrong-page');
    if (request.method === 'OPTIONS') return preflight(request);
    const waitSeconds = links(linkKey(link.value));
    if (waitSeconds > 0) return tooMany(waitSeconds);
    const show = await shows.showOf(link.value);
    return show.ok ? readableBy(request, show.value.show) : refusal(show.error);
  };

  const countEvent = async (request: Request): Promise<void> => {
    const event = await readEvent(request);
    const link = event === null ? null : await shows.openLink(event.token);
    if (event === null || !link?.ok || !mayEmbed(request, link.value.year)) return;
    if (links(`events ${linkKey(link.value)}`) > 0) return;
    const screenId = (await shows.screenIdsOf(link.value))[event.screen];
    if (screenId !== undefined) await tally.count(link.value.scope, event.event, screenId);
  };

  return async (request, address) => {
    const { pathname } = new URL(request.url);
    const [, token] = SCREENS.exec(pathname) ?? [];
    if (token === undefined && pathname !== EVENTS) return answer(404, null);
    const method = token === undefined ? 'POST' : 'GET';
    if (request.method !== method && request.method !== 'OPTIONS')
      return answer(405, null, { Allow: `${method}, OPTIONS` });
    const waitSeconds = addresses(`${method} ${networkOf(address)}`);
    if (token !== undefined)
      return waitSeconds > 0 ? tooMany(waitSeconds) : answerShow(request, token);
    if (request.method === 'POST' && waitSeconds === 0) await countEvent(request);
    return answer(204, null);
  };
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
    'Cache-Control': `private, max-age=${String(SHOW_MAX_AGE)}`,
  });

const preflight = (request: Request): Response =>
  answer(204, null, { ...allowedOrigin(request), 'Access-Control-Allow-Methods': 'GET' });

const allowedOrigin = (request: Request): Readonly<Record<string, string>> => {
  const origin = request.headers.get('origin');
  return origin === null ? {} : { 'Access-Control-Allow-Origin': origin };
};
