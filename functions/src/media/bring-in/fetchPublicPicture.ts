import { lookup as lookUp } from 'node:dns/promises';
import { get } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { failed, MEDIA_LIMITS, succeeded, type Result } from 'shared-kernel/model';
import { isPublicAddress } from './isPublicAddress';

/** The bytes at an address, or a sentence that says why they were not fetched. */
export type FetchPicture = (address: string) => Promise<Result<Uint8Array, string>>;

export interface Fetched {
  readonly status: number;
  /** Where it redirects to; null where it does not. */
  readonly location: string | null;
  readonly body: AsyncIterable<Uint8Array>;
  /** Has no more of the body sent. */
  readonly end: () => void;
}

/** The network: names to addresses, and one request to one of the addresses given. */
export interface Network {
  readonly addressesOf: (hostname: string) => Promise<readonly string[]>;
  readonly request: (url: URL, address: string) => Promise<Fetched>;
}

const MOST_REDIRECTS = 3;
const WITHIN_MS = 15_000;

/**
 * Fetches from the open internet alone. A name is looked up once, and what was judged is what is connected to: a name
 * that says something else a moment later leads nowhere else. Nothing that this server knows goes along.
 */
export const fetchPublicPicture: FetchPicture = (address) => fetchFrom(NODE_NETWORK, address);

export async function fetchFrom(
  network: Network,
  address: string,
): Promise<Result<Uint8Array, string>> {
  try {
    return await follow(network, address, MOST_REDIRECTS);
  } catch {
    return failed(UNREACHED);
  }
}

async function follow(
  network: Network,
  address: string,
  redirects: number,
): Promise<Result<Uint8Array, string>> {
  const url = publicUrl(address);
  if (url === null) return failed(NOT_PUBLIC);
  const [first, ...others] = await network.addressesOf(hostOf(url));
  if (first === undefined) return failed(UNREACHED);
  if (![first, ...others].every(isPublicAddress)) return failed(NOT_PUBLIC);
  const { status, location, body, end } = await network.request(url, first);
  try {
    if (location !== null) {
      if (redirects === 0) return failed(TOO_FAR);
      end();
      return await follow(network, new URL(location, url).href, redirects - 1);
    }
    if (status !== 200)
      return failed(`${UNREACHED} The site answered with the status ${String(status)}.`);
    return await read(body);
  } finally {
    end();
  }
}

/** Null for what is not a plain https address of a site. */
function publicUrl(address: string): URL | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  const isPlain =
    url?.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
  return isPlain ? url : null;
}

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

async function read(body: AsyncIterable<Uint8Array>): Promise<Result<Uint8Array, string>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.byteLength;
    if (size > MEDIA_LIMITS.uploadBytes) return failed(TOO_LARGE);
    parts.push(part);
  }
  return succeeded(new Uint8Array(Buffer.concat(parts)));
}

const NODE_NETWORK: Network = {
  addressesOf: async (hostname) =>
    isIP(hostname) === 0
      ? (await lookUp(hostname, { all: true })).map((found) => found.address)
      : [hostname],
  request: (url, address) =>
    new Promise((resolve, reject) => {
      const request = get(
        url,
        {
          agent: false,
          headers: { accept: 'image/*', 'user-agent': 'SupporterScreens' },
          lookup: only(address),
          signal: AbortSignal.timeout(WITHIN_MS),
        },
        (answer) => {
          const { statusCode: status = 0, headers } = answer;
          const isRedirect = status >= 300 && status < 400;
          resolve({
            status,
            location: isRedirect ? (headers.location ?? null) : null,
            body: answer,
            end: () => answer.destroy(),
          });
        },
      );
      request.on('error', reject);
    }),
};

/** Connects to the address that was judged, whatever the name says by now. */
const only =
  (address: string): LookupFunction =>
  (_hostname, { all }, tell) => {
    const family = isIP(address);
    if (all === true) tell(null, [{ address, family }]);
    else tell(null, address, family);
  };

const NOT_PUBLIC =
  'Only a picture at an https address that is open to everybody can be brought in. Save it on your computer and upload it instead.';
const UNREACHED =
  'The picture could not be fetched. Save it on your computer and upload it instead.';
const TOO_FAR =
  'This address leads to others again and again. Copy the address of the picture itself.';
const TOO_LARGE = 'This picture is larger than 20 MB. Make it smaller first';
