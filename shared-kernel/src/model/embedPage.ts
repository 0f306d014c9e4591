const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether an address can be the page that embeds a year's screens: '' for none, https, or http on this machine. It may
 * not carry a name or password, nor a fragment: the fragment is where a personal link has its token.
 */
export function isEmbedPage(address: string): boolean {
  if (address === '') return true;
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password, hash } = new URL(address);
  const safe = protocol === 'https:' || (protocol === 'http:' && LOOPBACK.has(hostname));
  return safe && username === '' && password === '' && hash === '';
}
