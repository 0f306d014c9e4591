import { isLoopback } from './loopback';

/**
 * The address to request, or null where it may not be requested: https, a path of the product's own
 * origin, or http on localhost (D23). `ownOrigin` makes paths absolute where the image stands on a foreign page.
 */
export function imageAddress(url: string, ownOrigin = ''): string | null {
  const written = url.trim();
  if (isOwnPath(written)) return ownOrigin + written;
  const address = addressOf(written);
  if (address === null) return null;
  const allowed =
    address.protocol === 'https:' || (address.protocol === 'http:' && isLoopback(address.hostname));
  return allowed ? address.href : null;
}

/** `//host` and `/\host` leave the origin; browsers drop tabs and line ends inside an address. */
const isOwnPath = (url: string): boolean =>
  url.startsWith('/') && !/^\/[/\\]/.test(url) && !/[\t\n\r]/.test(url);

/** `URL.canParse` is younger than many a supporter's browser. */
function addressOf(url: string): URL | null {
  try {
    return new URL(url);
  } catch {
    return null; // no address
  }
}
