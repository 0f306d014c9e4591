const FORWARDED =
  /^(forwarded|x-forwarded-.+|x-real-ip|x-original-(for|host)|via|cf-connecting-ip|true-client-ip)$/;

/** What campaign pages of other origins load: the script and its parts, what it asks for, pictures and fonts. */
const EMBED = /^\/(embed(-[a-z-]+\.[0-9a-f]{10})?\.js$|api\/embed\/)/;
const FONT = /^\/(fonts\/[a-z0-9-]+\.[0-9a-f]{10}|media\/[0-9a-f]{32}\/[a-z-]{1,20})\.woff2$/;
const PICTURE = /\.(avif|gif|ico|jpe?g|png|svg|webp)$|^\/media\/[0-9a-f]{32}$/;

/**
 * Why a request is not from this machine's own pages, as a sentence; null where it may be. A proxy before us would let
 * in whoever reaches it, and a page elsewhere has nothing to ask here.
 */
export function foreignRequest({ method, url, headers }: Request): string | null {
  for (const name of headers.keys())
    if (FORWARDED.test(name))
      return `This server is for its own machine only, and answers nothing that was forwarded to it (${name}).`;
  if (headers.get('sec-fetch-site') !== 'cross-site') return null;
  const { pathname } = new URL(url);
  if (EMBED.test(pathname)) return null;
  const destination = headers.get('sec-fetch-dest');
  const isRead = method === 'GET' || method === 'HEAD';
  if (isRead && destination === 'image' && PICTURE.test(pathname)) return null;
  if (isRead && destination === 'font' && FONT.test(pathname)) return null;
  const isNavigation = headers.get('sec-fetch-mode') === 'navigate' && destination === 'document';
  return method === 'GET' && isNavigation
    ? null
    : 'This server answers nothing that a page of another site asks for.';
}
