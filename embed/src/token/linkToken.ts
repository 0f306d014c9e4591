import { MAX_LINK_TOKEN_LENGTH } from 'shared-kernel/model';

/** A link is the campaign page's address with `#s=` and the token: a fragment reaches no server and no referrer. */
const FRAGMENT_KEY = 's=';

/** The token written beside the place, else the one in the page's address. */
export function linkTokenOf(place: Element, { location }: Pick<Window, 'location'>): string {
  const written = place.getAttribute('data-token')?.trim() ?? '';
  return written === '' ? fragmentTokenOf(location) : written;
}

/**
 * Whether a text can be a token at all: two parts, the second of 128 bits, of no more characters than the server reads.
 * What cannot be one is not asked for.
 */
export const isTokenLike = (text: string): boolean =>
  text.length <= MAX_LINK_TOKEN_LENGTH && TOKEN.test(text);

const TOKEN = /^[\w-]{30,}\.[\w-]{22}$/;

/** Takes a token out of the page's address and its history entry, so that going back does not bring it back. */
export function forgetFragmentToken(
  { location, history }: Pick<Window, 'location' | 'history'>,
  token: string,
): void {
  if (fragmentTokenOf(location) !== token) return;
  const kept = partsOf(location).filter((part) => !part.startsWith(FRAGMENT_KEY));
  const fragment = kept.length === 0 ? '' : `#${kept.join('&')}`;
  history.replaceState(history.state, '', location.pathname + location.search + fragment);
}

const fragmentTokenOf = (location: Location): string =>
  partsOf(location)
    .find((part) => part.startsWith(FRAGMENT_KEY))
    ?.slice(FRAGMENT_KEY.length) ?? '';

const partsOf = ({ hash }: Location): readonly string[] => hash.slice(1).split('&');
